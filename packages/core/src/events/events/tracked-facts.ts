import { agreedEvent, audienceLine, eventChanges } from "@marquee/contracts/deals/deal-facts";
import { dayIn, localTimeIn } from "@marquee/contracts/events/event-time";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { announce } from "../../live/announcements/announcement.item.ts";
import { isoTime } from "../../time.ts";
import { hostedStatusAt, listingOf, publicEvent } from "./event-listing.item.ts";
import type { HostedEvent } from "./get-event.ts";
import { changesInWords } from "./offer-facts.ts";
import { takenSpots } from "./spots.ts";

/** The facts of an event whose changes are announced to everybody who saved it. */
export interface TrackedFacts {
  /** When it begins, on the clock of its place; in UTC if it was stored before events had a zone. */
  date: string;
  /** USD; null while it has no packages. */
  priceFrom: number | null;
  spotsLeft: number;
  canceled: boolean;
  /** What agreements say about it besides its days; absent from what was stored before these were tracked. */
  name?: string | undefined;
  lastDay?: string | undefined;
  place?: string | undefined;
  audience?: string | undefined;
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
    lastDay: dayIn(event.timeZone, event.endsAt),
    name: event.name,
    place: event.location,
    audience: audienceLine(event),
  };
}

/** How many of the spots that an event's facts count an account has itself. */
export function ownSpots(
  { packages }: Pick<HostedEvent, "packages">,
  accountId: string,
  now: string,
): number {
  return packages
    .filter(({ onlyFor }) => onlyFor === null)
    .flatMap((offer) => takenSpots(offer, now))
    .filter((spot) => spot.accountId === accountId).length;
}

/** Whether the current facts are no news to someone who knows `seen`; once canceled, only that counts. */
export function knowsAll(seen: TrackedFacts, now: TrackedFacts): boolean {
  return (
    seen.canceled === now.canceled &&
    (now.canceled ||
      (isSameStart(seen.date, now.date) &&
        comparedTexts.every((name) => seen[name] === undefined || seen[name] === now[name]) &&
        seen.priceFrom === now.priceFrom &&
        seen.spotsLeft === now.spotsLeft))
  );
}

/** The tracked facts that are compared as they are, if they were stored. */
export const comparedTexts = ["lastDay", "name", "place", "audience"] as const;

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
  const toldElsewhere = [...sponsorsOf(before), ...waitingAt(before)];
  return [announce(core, { kind: "event_changed", eventId, version, toldElsewhere })];
}

/**
 * Announces a change of what agreements say about a published event, or its cancellation, to the parties of its deals
 * and to everybody who waits for a spot.
 */
export function agreedChangeWrites(core: Core, before: HostedEvent, after: HostedEvent): LabelledWrite[] {
  if (before.event.state !== "published") return [];
  const changes = eventChanges(agreedEvent(before.event), agreedEvent(after.event));
  const isCanceled = after.event.state === "cancelled";
  if (changes.length === 0 && !isCanceled) return [];
  const { id: eventId, version } = after.event;
  const sponsors = new Set(sponsorsOf(before));
  const waiting = waitingAt(before).filter((accountId) => !sponsors.has(accountId));
  const news = { changed: isCanceled ? "" : changesInWords(changes), waiting };
  return [announce(core, { kind: "agreed_changed", eventId, version, news })];
}

function sponsorsOf({ packages }: HostedEvent): string[] {
  const deals = packages.flatMap(({ spots }) => spots.filter(({ kind }) => kind === "deal"));
  return [...new Set(deals.map(({ accountId }) => accountId))];
}

function waitingAt({ packages }: HostedEvent): string[] {
  return [...new Set(packages.flatMap(({ waiting }) => waiting.map(({ accountId }) => accountId)))];
}
