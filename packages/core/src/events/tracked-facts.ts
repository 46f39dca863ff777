import { localTimeIn } from "@marquee/contracts/event-time";
import type { LabelledWrite } from "@marquee/table/table";
import { announce } from "../announcements/announcement.item.ts";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import { hostedStatusAt, listingOf, publicEvent } from "./event-listing.item.ts";
import type { HostedEvent } from "./get-event.ts";

/** The facts of an event whose changes are announced to everybody who saved it. */
export interface TrackedFacts {
  /** When it begins, on the clock of its place; in UTC if it was stored before events had a zone. */
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
  const { priceFrom, spotsLeft } = publicEvent(listingOf(event, packages), now);
  return {
    date: localTimeIn(event.timeZone, event.date),
    priceFrom,
    spotsLeft,
    canceled: status === "cancelled",
  };
}

/** Whether the current facts are no news to someone who knows `seen`; once canceled, only that counts. */
export function knowsAll(seen: TrackedFacts, now: TrackedFacts): boolean {
  return (
    seen.canceled === now.canceled &&
    (now.canceled ||
      (isSameStart(seen.date, now.date) &&
        seen.priceFrom === now.priceFrom &&
        seen.spotsLeft === now.spotsLeft))
  );
}

/** Whether an event begins when it did: at the same instant, and at the same day and hour of its place. */
export function isSameStart(before: string, now: string): boolean {
  return before === now || (before.endsWith("Z") && Date.parse(before) === Date.parse(now));
}

/** Announces an event to everybody who saved it if a transaction changes one of its tracked facts. */
export function trackedChangeWrites(core: Core, before: HostedEvent, after: HostedEvent): LabelledWrite[] {
  const now = isoTime(core.clock.now());
  const [was, is] = [trackedFacts(before, now), trackedFacts(after, now)];
  if (!was || !is || knowsAll(was, is)) return [];
  const { id: eventId, turn: version } = after.event;
  return [announce(core, { kind: "event_changed", eventId, version })];
}
