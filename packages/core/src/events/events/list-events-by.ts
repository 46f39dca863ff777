import { type EventOrder, type ValueOrder, valueOrders } from "@marquee/contracts/enums";
import { invalidField } from "@marquee/contracts/errors";
import type { Event } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { decodeCursor, encodeCursor, type PageOf, type PageRequest } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type EventFilter, fittingPackages } from "./event-filter.ts";
import type { EventIndex } from "./event-index.ts";
import { type EventListing, publicEvent } from "./event-listing.item.ts";
import { begunCursor, listEvents } from "./list-events.ts";
import { upcomingEvents } from "./upcoming-events.ts";

/** How well an event matches the reader at the given time; undefined for their own. */
export type ScoreOf = (event: EventListing, now: string) => number | undefined;

type FoundEvent = Event & { score?: number };

/** Where a page of a value order ended. */
interface Place {
  /** As of when: scores and free spots of all pages are those of the first one. */
  now: string;
  /** The lower, the earlier in the list. */
  value: number;
  /** The date and the id, which break ties. */
  key: string;
}

const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]{8,12}Z`;
const placeForm = new RegExp(
  String.raw`^(match|cheapest|largest)\|${time}\|-?\d{1,16}\|${time}#[\w-]{1,80}$`,
);

/**
 * One page of the matching events in any order. The orders by value read all upcoming events that match, as search does,
 * since the first page could not be known otherwise; behind them come those that have begun, as in the order by date.
 * @throws AppError validation_failed for a cursor that we did not issue, or of another order
 */
export async function listEventsBy(
  core: Core,
  scorer: () => Promise<ScoreOf>,
  filter: EventFilter,
  { sort = "soonest", ...page }: PageRequest & { sort?: EventOrder | undefined },
  index?: EventIndex,
): Promise<PageOf<FoundEvent>> {
  if (!isValueOrder(sort)) return listEvents(core, filter, { ...page, sort }, index);
  const after = page.cursor === undefined ? undefined : placeIn(page.cursor, sort);
  // What has begun is behind what is upcoming.
  if (page.cursor !== undefined && after === undefined) return listEvents(core, filter, page, index);
  const now = after?.now ?? isoTime(core.clock.now());
  const limit = page.limit ?? limits.pageSize;
  const isUpcomingWanted = filter.status === undefined || filter.status === "upcoming";
  const events = isUpcomingWanted
    ? await upcomingEvents(core, Number.POSITIVE_INFINITY, now, filter, index)
    : [];
  const scoreOf = sort === "match" ? await scorer() : undefined;
  const placed = events.map((event) => {
    const score = scoreOf?.(event, now);
    const value = valueOf(event, sort, { filter, now, score });
    return { event, score, value, key: `${event.date}#${event.id}` };
  });
  const rest = placed
    .filter((one) => after === undefined || compare(one, after) > 0)
    .sort(compare)
    .map(({ event, score, ...place }) => ({
      place: { now, ...place },
      found: { ...publicEvent(event, now), ...(score === undefined ? {} : { score }) },
    }));
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const isMore = last !== undefined && rest.length > shown.length;
  const begun = filter.status === "upcoming" ? undefined : begunCursor(filter, now);
  // Nothing upcoming fits: the page begins with what has begun.
  if (shown.length === 0 && begun !== undefined)
    return listEvents(core, filter, { ...page, cursor: begun }, index);
  return {
    items: shown.map(({ found }) => found),
    cursor: isMore ? encodeCursor([sort, now, last.place.value, last.place.key].join("|")) : begun,
  };
}

function isValueOrder(sort: EventOrder): sort is ValueOrder {
  return valueOrders.some((one) => one === sort);
}

function compare(one: Omit<Place, "now">, other: Omit<Place, "now">): number {
  return one.value - other.value || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
}

function valueOf(
  event: EventListing,
  sort: ValueOrder,
  { filter, now, score }: { filter: EventFilter; now: string; score: number | undefined },
): number {
  if (sort === "match") return -(score ?? -1);
  if (sort === "largest") return -event.attendeeCount;
  // An event without a package that fits comes last.
  const prices = fittingPackages(event, filter, now).map(({ priceCents }) => priceCents);
  return Math.min(Number.MAX_SAFE_INTEGER, ...prices);
}

/** Where a cursor of a value order points; undefined for one of the events that have begun. */
function placeIn(cursor: string, sort: ValueOrder): Place | undefined {
  const [ofSort, now = "", value = "", key = ""] = decodeCursor(cursor, /^[^]{1,200}$/).split("|");
  if (ofSort === "begun") return undefined;
  if (ofSort !== sort) throw invalidField("cursor", "Invalid cursor");
  decodeCursor(cursor, placeForm);
  return { now, value: Number(value), key };
}
