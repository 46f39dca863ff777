import type { DateOrder } from "@marquee/contracts/enums";
import { invalidField } from "@marquee/contracts/errors";
import { dayAfter } from "@marquee/contracts/events/event-time";
import type { Event } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { decodeCursor, encodeCursor, type PageOf, type PageRequest, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type EventFilter, fits, wordsIn } from "./event-filter.ts";
import type { EventIndex, IndexedEvent, OpenIndex } from "./event-index.ts";
import {
  type EventListing,
  eventListingKey,
  publicEvent,
  quarterOf,
  quarterPartition,
  quartersListed,
  readEventListing,
} from "./event-listing.item.ts";

/** Where a page ended: in which part and quarter, as of which time, after which sort key. */
interface Position {
  part: "upcoming" | "begun" | "latest";
  now: string;
  quarter: number;
  place: string;
}

/** Rows per query while a filter is set; about half of what one query may read. */
const perRead = 500;
/** A search reads at most this many events or queries, then returns a cursor that says there may be more. */
const rowsPerCall = 4_000;
const readsPerCall = 40;
/** With an index, only what it found is read: half a unit each, and half a one for the index. */
const foundPerCall = 18;

/**
 * One page of the matching events. By `soonest`, the default: upcoming ones by date, then those that have begun, newest
 * first. By `latest`: all of them, the furthest ahead first. Words are looked up in the index where there is one; a page
 * may contain fewer than the limit and still have a next one.
 * @throws AppError validation_failed for a cursor that we did not issue, or of another order
 */
export async function listEvents(
  core: Core,
  filter: EventFilter,
  { sort = "soonest", ...page }: PageRequest & { sort?: DateOrder | undefined },
  index?: EventIndex,
): Promise<PageOf<Event>> {
  const limit = page.limit ?? limits.pageSize;
  const found: Event[] = [];
  const first = sort === "latest" ? firstLatest : firstPosition;
  let at = page.cursor === undefined ? first(filter, isoTime(core.clock.now())) : decode(page.cursor, sort);
  const words = wordsIn(filter);
  const open = words.length === 0 ? undefined : await index?.open();
  const read = { rows: 0, found: 0 };
  for (
    let reads = 0;
    at !== undefined && reads < readsPerCall && read.rows < rowsPerCall && read.found < foundPerCall;
    reads++
  ) {
    const { now } = at;
    const indexed = await open?.find(at.quarter, words);
    let stretch: Stretch;
    if (open && indexed) {
      const fitting = ahead(indexed, at).filter(({ event }) => fits(event, filter, now));
      const most = Math.min(limit - found.length, foundPerCall - read.found);
      stretch = await foundStretch(open, fitting, most);
      read.found += stretch.rows.length;
    } else {
      stretch = await listedStretch(core, at, isEmpty(filter) ? limit - found.length : perRead);
      read.rows += stretch.rows.length;
    }
    for (const { place, event } of stretch.rows) {
      at = { ...at, place };
      if (!event || !fits(event, filter, now)) continue;
      found.push(publicEvent(event, now));
      if (found.length === limit) return { items: found, cursor: encode(at) };
    }
    if (!stretch.isMore) at = nextQuarter(at, filter);
  }
  return { items: found, cursor: at && encode(at) };
}

/** Some of a quarter's events from a position on; one that is gone or cannot be read is undefined. */
interface Stretch {
  rows: { place: string; event: EventListing | undefined }[];
  isMore: boolean;
}

async function listedStretch(core: Core, at: Position, limit: number): Promise<Stretch> {
  const { items, cursor } = await core.table.query({
    pk: quarterPartition(at.quarter),
    ...(at.part === "upcoming"
      ? { sk: { above: at.place, beginsWith: "" } }
      : { sk: { below: at.place }, newestFirst: true }),
    limit,
  });
  const rows = items.map((row) => ({ place: row.sk, event: readOr(row, readEventListing) }));
  return { rows, isMore: cursor !== undefined };
}

async function foundStretch(
  open: Pick<OpenIndex, "current">,
  fitting: readonly IndexedEvent[],
  most: number,
): Promise<Stretch> {
  const taken = fitting.slice(0, most);
  const events = await open.current(taken);
  const rows = taken.map(({ event }, at) => ({ place: eventListingKey(event).sk, event: events[at] }));
  return { rows, isMore: fitting.length > taken.length };
}

/** The events from a position on, in its direction. */
function ahead(events: readonly IndexedEvent[], { part, place }: Position): readonly IndexedEvent[] {
  const keyOf = ({ event }: IndexedEvent) => eventListingKey(event).sk;
  if (part === "upcoming") return events.filter((event) => keyOf(event) > place);
  return events.filter((event) => keyOf(event) < place).toReversed();
}

function isEmpty(filter: EventFilter): boolean {
  return Object.values(filter).every((wanted) => wanted === undefined || wanted === "");
}

function firstPosition(filter: EventFilter, now: string): Position | undefined {
  return firstUpcoming(filter, now) ?? firstBegun(filter, now);
}

function firstUpcoming({ status, from, to }: EventFilter, now: string): Position | undefined {
  if (status !== undefined && status !== "upcoming") return undefined;
  const quarter = Math.max(quarterOf(now), from === undefined ? 0 : firstQuarterOf(from));
  if (quarter > lastQuarter(now, to)) return undefined;
  const start = firstInstant(quarter);
  return { part: "upcoming", now, quarter, place: start > now ? start : afterNow(now) };
}

/** After every event that begins at this very moment, which is no longer upcoming. */
function afterNow(now: string): string {
  return `${now}$`;
}

/** The cursor of the events that have begun, for a list of which the upcoming ones are over; undefined without any. */
export function begunCursor(filter: EventFilter, now: string): string | undefined {
  const first = firstBegun(filter, now);
  return first && encode(first);
}

function firstBegun({ status, from, to }: EventFilter, now: string): Position | undefined {
  if (status === "upcoming") return undefined;
  const quarter = Math.min(quarterOf(now), to === undefined ? Number.POSITIVE_INFINITY : lastQuarterOf(to));
  if (quarter < oldestQuarter(now, from)) return undefined;
  const end = firstInstant(quarter + 1);
  return { part: "begun", now, quarter, place: end < now ? end : afterNow(now) };
}

/** From the end of the searched range back to its beginning, across now. */
function firstLatest(filter: EventFilter, now: string): Position | undefined {
  const { status, to } = filter;
  const hasBegun = status !== undefined && status !== "upcoming";
  const quarter = Math.min(lastQuarter(now, to), hasBegun ? quarterOf(now) : Number.POSITIVE_INFINITY);
  if (quarter < earliestQuarter(now, filter)) return undefined;
  return { part: "latest", now, quarter, place: firstInstant(quarter + 1) };
}

function earliestQuarter(now: string, { status, from }: EventFilter): number {
  const oldest = oldestQuarter(now, from);
  return status === "upcoming" ? Math.max(oldest, quarterOf(now)) : oldest;
}

function nextQuarter({ part, now, quarter }: Position, filter: EventFilter): Position | undefined {
  if (part === "upcoming") {
    if (quarter >= lastQuarter(now, filter.to)) return firstBegun(filter, now);
    return { part, now, quarter: quarter + 1, place: firstInstant(quarter + 1) };
  }
  const last = part === "latest" ? earliestQuarter(now, filter) : oldestQuarter(now, filter.from);
  if (quarter <= last) return undefined;
  return { part, now, quarter: quarter - 1, place: firstInstant(quarter) };
}

function lastQuarter(now: string, to: string | undefined): number {
  const last = quarterOf(now) + quartersListed.ahead;
  return to === undefined ? last : Math.min(last, lastQuarterOf(to));
}

function oldestQuarter(now: string, from: string | undefined): number {
  const oldest = quarterOf(now) - quartersListed.back;
  return from === undefined ? oldest : Math.max(oldest, firstQuarterOf(from));
}

/** Somewhere a day begins on the day before in UTC, and ends on the day after. */
const firstQuarterOf = (day: string) => quarterOf(dayAfter(day, -1));
const lastQuarterOf = (day: string) => quarterOf(dayAfter(day, 1));

/** The first and the last quarter that events on a filter's days may be listed in. */
export function quarterRange({ from, to }: Pick<EventFilter, "from" | "to">): {
  first: number;
  last: number;
} {
  return {
    first: from === undefined ? 0 : firstQuarterOf(from),
    last: to === undefined ? Number.POSITIVE_INFINITY : lastQuarterOf(to),
  };
}

function firstInstant(quarter: number): string {
  const month = String((quarter % 4) * 3 + 1).padStart(2, "0");
  return `${Math.floor(quarter / 4)}-${month}-01T00:00:00.000Z`;
}

const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]{8,12}Z`;
const positionForm = new RegExp(
  String.raw`^(upcoming|begun|latest)\|${time}\|\d{4}\|${time}(#[\w-]{1,80}|\$)?$`,
);

function encode({ part, now, quarter, place }: Position): string {
  return encodeCursor([part, now, quarter, place].join("|"));
}

function decode(cursor: string, sort: DateOrder): Position {
  const [part, now, quarter, place] = decodeCursor(cursor, positionForm).split("|") as [
    Position["part"],
    string,
    string,
    string,
  ];
  if ((part === "latest") !== (sort === "latest")) throw invalidField("cursor", "Invalid cursor");
  return { part, now, quarter: Number(quarter), place };
}
