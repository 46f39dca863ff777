import type { ReadToolInput } from "@marquee/adapters/ai/read-tools";
import type { ToolEvent } from "@marquee/adapters/ai/tool-results";
import {
  type EventConstraint,
  eventConstraints,
  type ToolFoundEvent,
} from "@marquee/adapters/ai/tool-results-market";
import { localTimeIn } from "@marquee/contracts/events/event-time";
import type { Event, Match } from "@marquee/contracts/events/events";
import { withBrandFacts } from "../../../account/brand-facts/with-brand-facts.ts";
import { type EventFilter, fits, fittingPackages } from "../../../events/events/event-filter.ts";
import { type EventListing, packagesAt, publicEvent } from "../../../events/events/event-listing.item.ts";
import { upcomingEvents } from "../../../events/events/upcoming-events.ts";
import { milesTo } from "../../../events/match/place-fit.ts";
import { scoreEvent } from "../../../events/match/score-event.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { pick } from "../../../pick.ts";
import { isoTime } from "../../../time.ts";
import { type Tool, type ToolReader, toolLimit } from "./tool.ts";

/** How many events are shown for each constraint that nothing meets. */
const nearestShown = 2;
/** How many ways to widen a search are shown. */
const nearestMost = 8;

/** What an event is about: dropped last. */
const field: ReadonlySet<EventConstraint> = new Set<EventConstraint>(["words", "categories", "audience"]);

/** The parts of a filter that one constraint is made of. */
const partsOf: Record<EventConstraint, readonly (keyof EventFilter)[]> = {
  words: ["words"],
  categories: ["categories"],
  places: ["places", "withoutPlaces"],
  dates: ["from", "to"],
  price: ["minPrice", "maxPrice"],
  tier: ["tier"],
  free_spots: ["available"],
  attendance: ["minAttendees", "maxAttendees"],
  audience: ["audience"],
  host: ["hostId"],
};

/** Upcoming events that fit; if none does, those that would without one of the constraints. */
export const findEvents: Tool<"findEvents"> = async (
  reader,
  { sort = "soonest", limit = toolLimit, ...input },
) => {
  const { core } = reader;
  const now = isoTime(core.clock.now());
  const filter = filterOf(input);
  const used = eventConstraints.filter((name) => partsOf[name].some((part) => isSet(filter[part])));
  const order = await orderBy(reader, sort, { filter, now });
  const fitting = (await upcomingEvents(core, Number.POSITIVE_INFINITY, now, filter)).toSorted(order.compare);
  const shown = (events: readonly EventListing[], most: number) =>
    events.slice(0, most).map((event) => foundEvent(event, now, order.matchOf));
  const found = { used, total: fitting.length, events: shown(fitting, limit) };
  if (fitting.length > 0 || used.length === 0) return { ...found, nearest: [] };
  const all = await upcomingEvents(core, Number.POSITIVE_INFINITY, now);
  const fitWithout = (without: EventConstraint, andWithout: EventConstraint | null) => {
    const wider = widened(filter, [without, andWithout]);
    const events = all
      .filter((event) => fits(event, wider, now))
      .toSorted((left, right) => distance(left, without, filter) - distance(right, without, filter));
    return events.length === 0 ? [] : [{ without, andWithout, events: shown(events, nearestShown) }];
  };
  const without = used.flatMap((one) => fitWithout(one, null));
  const pairs = used.flatMap((one, at) => used.slice(at + 1).map((other) => [one, other] as const));
  // Who looks for food events is served by one elsewhere or later rather than by one about trucks.
  const keepsField = ([one, other]: (typeof pairs)[number]) => !field.has(one) && !field.has(other);
  const isLost = used.some((one) => field.has(one)) && without.every((each) => field.has(each.without));
  const kept = isLost ? pairs.filter(keepsField).flatMap(([one, other]) => fitWithout(one, other)) : [];
  const nearest =
    without.length > 0 ? [...kept, ...without] : pairs.flatMap(([one, other]) => fitWithout(one, other));
  return { ...found, nearest: nearest.slice(0, nearestMost) };
};

const isSet = (part: EventFilter[keyof EventFilter]) =>
  Array.isArray(part) ? part.length > 0 : part !== undefined && part !== "";

type Input = Omit<ReadToolInput<"findEvents">, "sort" | "limit">;

/** A price or a tier is asked for to buy it, so that a package without a free spot does not meet it. */
function filterOf({ query, minPriceUsd, maxPriceUsd, available, ...input }: Input): EventFilter {
  const buys = minPriceUsd !== undefined || maxPriceUsd !== undefined || input.tier !== undefined;
  return {
    ...input,
    words: query,
    minPrice: minPriceUsd,
    maxPrice: maxPriceUsd,
    available: (available ?? buys) ? "true" : undefined,
  };
}

function widened(filter: EventFilter, without: readonly (EventConstraint | null)[]): EventFilter {
  const dropped = new Set<string>(without.flatMap((one) => (one === null ? [] : partsOf[one])));
  return Object.fromEntries(Object.entries(filter).filter(([part]) => !dropped.has(part)));
}

/** How far an event is from a constraint, to order those that miss it; otherwise the next one is the nearest. */
function distance(event: EventListing, without: EventConstraint, filter: EventFilter): number {
  const from = (value: number, least = value, most = value) => Math.max(least - value, value - most, 0);
  const begins = Date.parse(event.date);
  const day = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
  switch (without) {
    case "price":
      // An event may have no packages, and infinity minus itself is no number.
      return Math.min(
        Number.MAX_SAFE_INTEGER,
        ...event.packages.map(({ priceCents }) => from(priceCents / 100, filter.minPrice, filter.maxPrice)),
      );
    case "places":
      return milesTo(event, filter.places ?? []) ?? begins;
    case "attendance":
      return from(event.attendeeCount, filter.minAttendees, filter.maxAttendees);
    case "dates":
      return from(begins, day(filter.from), day(filter.to));
    default:
      return begins;
  }
}

interface Order {
  compare: (left: EventListing, right: EventListing) => number;
  matchOf?: (event: EventListing) => Match;
}

async function orderBy(
  { core, accountId }: ToolReader,
  sort: NonNullable<ReadToolInput<"findEvents">["sort"]>,
  { filter, now }: { filter: EventFilter; now: string },
): Promise<Order> {
  const soonest: Order["compare"] = (left, right) => Date.parse(left.date) - Date.parse(right.date);
  const by = (value: (event: EventListing) => number): Order["compare"] => {
    // Infinity minus itself is no number.
    const of = (event: EventListing) => Math.min(value(event), Number.MAX_SAFE_INTEGER);
    return (left, right) => of(left) - of(right) || soonest(left, right);
  };
  switch (sort) {
    case "soonest":
      return { compare: soonest };
    case "largest":
      return { compare: by(({ attendeeCount }) => -attendeeCount) };
    case "cheapest":
      return {
        compare: by((event) =>
          Math.min(...fittingPackages(event, filter, now).map(({ priceCents }) => priceCents)),
        ),
      };
    case "best": {
      const profile = await core.table.get(profileKey(accountId));
      if (!profile) return { compare: soonest };
      const sponsor = await withBrandFacts(core, readUser(profile));
      const matchOf = (event: EventListing) =>
        scoreEvent(sponsor, { ...event, packages: packagesAt(event, now) }, now);
      const scores = new Map<string, number>();
      const scoreOf = (event: EventListing) => {
        const score = scores.get(event.id) ?? matchOf(event).score;
        scores.set(event.id, score);
        return score;
      };
      return { compare: by((event) => -scoreOf(event)), matchOf };
    }
  }
}

/** What Morgan sees of a found event. */
function foundEvent(
  event: EventListing,
  now: string,
  matchOf?: (event: EventListing) => Match,
): ToolFoundEvent {
  return {
    ...toolEvent(publicEvent(event, now)),
    offers: packagesAt(event, now)
      .map(({ tier, priceCents, spotsLeft }) => ({ tier, priceUsd: priceCents / 100, spotsLeft }))
      .sort((left, right) => left.priceUsd - right.priceUsd),
    match: matchOf?.(event) ?? null,
  };
}

/** When an event takes place, on the clock of its place: a model would take an instant's day in UTC for its day. */
export function localTimes({ date, endsAt, timeZone }: Pick<Event, "date" | "endsAt" | "timeZone">) {
  return { date: localTimeIn(timeZone, date), endsAt: localTimeIn(timeZone, endsAt), timeZone };
}

/** What Morgan sees of an event. */
export function toolEvent(event: Event): ToolEvent {
  return {
    ...pick(
      event,
      "id",
      "name",
      "description",
      "location",
      "category",
      "attendeeCount",
      "attendeeType",
      "spotsLeft",
    ),
    ...localTimes(event),
    priceFromUsd: event.priceFrom,
  };
}
