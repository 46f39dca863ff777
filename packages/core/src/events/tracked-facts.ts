import type { LabelledWrite } from "@marquee/table/table";
import { announce } from "../announcements/announcement.item.ts";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import { hostedStatusAt, listingOf, publicEvent } from "./event-listing.item.ts";
import type { HostedEvent } from "./get-event.ts";

/** The facts of an event whose changes are announced to everybody who saved it. */
export interface TrackedFacts {
  date: string;
  /** USD; null while it has no packages. */
  priceFrom: number | null;
  spotsLeft: number;
  canceled: boolean;
}

/** The facts of an event at the given time; undefined for a draft and for one that is over. */
export function trackedFacts(
  { event, packages }: Pick<HostedEvent, "event" | "packages">,
  now: string,
): TrackedFacts | undefined {
  const status = hostedStatusAt(event, now);
  if (status === "draft" || status === "completed") return undefined;
  const { date, priceFrom, spotsLeft } = publicEvent(listingOf(event, packages), now);
  return { date, priceFrom, spotsLeft, canceled: status === "cancelled" };
}

/** Whether the current facts are no news to someone who knows `seen`; once canceled, only that counts. */
export function knowsAll(seen: TrackedFacts, now: TrackedFacts): boolean {
  return (
    seen.canceled === now.canceled &&
    (now.canceled ||
      (seen.date === now.date && seen.priceFrom === now.priceFrom && seen.spotsLeft === now.spotsLeft))
  );
}

/** Announces an event to everybody who saved it if a transaction changes one of its tracked facts. */
export function trackedChangeWrites(core: Core, before: HostedEvent, after: HostedEvent): LabelledWrite[] {
  const now = isoTime(core.clock.now());
  const [was, is] = [trackedFacts(before, now), trackedFacts(after, now)];
  if (!was || !is || knowsAll(was, is)) return [];
  const { id: eventId, turn: version } = after.event;
  return [announce(core, { kind: "event_changed", eventId, version })];
}
