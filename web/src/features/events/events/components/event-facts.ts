import type { EventCategory, HostedEventStatus, SponsorshipTier } from "@marquee/contracts/enums";
import { matchLevel } from "@marquee/contracts/events/match-level";
import { labelOf } from "#format/format.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import { eventFilterBar, eventStatuses, spots, tiers } from "../copy.ts";
import { endsOf } from "../model/event-filters.ts";

/** Turns "enterprise_tech" into "Enterprise tech". */
export function categoryLabel(category: EventCategory): string {
  return labelOf(category);
}

/** A weak fit does not stand out. */
export function matchTone(score: number): BadgeTone {
  return matchLevel(score) === "weak" ? "outline" : "lamp";
}

export const statusLabels: Record<HostedEventStatus, string> = eventStatuses;
export const statusTones: Record<HostedEventStatus, BadgeTone> = {
  draft: "outline",
  upcoming: "info",
  ongoing: "lamp",
  completed: "neutral",
  cancelled: "danger",
};

export const tierLabels: Record<SponsorshipTier, string> = tiers;
export const tierTones: Record<SponsorshipTier, BadgeTone> = {
  platinum: "info",
  gold: "lamp",
  silver: "neutral",
  bronze: "outline",
};

/** How many more sponsors there is room for. */
export function spotsLeft(count: number): string {
  return count === 0 ? spots.soldOut : spots.left(count);
}

/** Formats a range of the filters. */
export function rangeLabel(range: string, format: (value: number) => string): string {
  const [least, most] = endsOf(range).map((end) => end && format(Number(end)));
  if (!least) return eventFilterBar.upTo(most ?? "");
  return most ? eventFilterBar.between(least, most) : eventFilterBar.atLeast(least);
}
