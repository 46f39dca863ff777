import type { PosterFace } from "@marquee/contracts/events/events";
import type { Analytics, AnalyticsQuery } from "@marquee/contracts/insight/analytics";
import type { Core } from "../../core.ts";
import { eventKey, readEvent } from "../../events/events/event.item.ts";
import { pick } from "../../pick.ts";
import { readOr } from "../../rows/paging.ts";

/** The event of a scope that is not narrowed to one. */
export const allEvents = "all";

/** What numbers are filtered by. Events and deals that are not the reader's own contain none of their numbers. */
export interface Scope {
  /** An event's id, or `allEvents`. */
  event: string;
  /** A deal's id; undefined for all deals. */
  deal: string | undefined;
}

export const everything: Scope = { event: allEvents, deal: undefined };

export function scopeOf({ event = allEvents, deal }: Pick<AnalyticsQuery, "event" | "deal">): Scope {
  return { event, deal: deal === "all" ? undefined : deal };
}

export function isInScope(
  { eventId, dealId }: { eventId: string; dealId: string },
  { event, deal }: Scope,
): boolean {
  return (event === allEvents || event === eventId) && (deal === undefined || deal === dealId);
}

type Choices = Pick<Analytics, "events" | "deals">;

/** The one event of a scope; null for all of them, nameless for one that is not the reader's own. */
function eventOf({ events, deals }: Choices, scope: Scope): { id: string; name: string } | null {
  const id = scope.event === allEvents ? deals.find((deal) => deal.id === scope.deal)?.eventId : scope.event;
  return id === undefined ? null : (events.find((event) => event.id === id) ?? { id, name: "" });
}

/** The names of a scope's event and deal; null for all of them, empty for one that is not the reader's own. */
export function namesOf(
  choices: Choices,
  scope: Scope,
): { eventName: string | null; dealName: string | null } {
  const deal = choices.deals.find(({ id }) => id === scope.deal);
  return {
    eventName: eventOf(choices, scope)?.name ?? null,
    dealName: scope.deal === undefined ? null : (deal?.name ?? ""),
  };
}

/** What the poster of a scope's event shows; null without an event of the reader's own that still exists. */
export async function faceOf(core: Core, choices: Choices, scope: Scope): Promise<PosterFace | null> {
  const own = eventOf(choices, scope);
  const row = own?.name ? await core.table.get(eventKey(own.id)) : undefined;
  const event = row && readOr(row, readEvent);
  return event ? pick(event, "category", "location", "date", "timeZone", "attendeeCount") : null;
}
