import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import { type EventFilter, fits, wordsIn } from "./event-filter.ts";
import type { EventIndex } from "./event-index.ts";
import {
  type EventListing,
  eventListingKey,
  quarterOf,
  quarterPartition,
  readEventListing,
} from "./event-listing.item.ts";
import { quarterRange } from "./list-events.ts";

/** Events per read; about half of what one query may return. */
const perRead = 500;
/** A search reads at most this many events; what is further ahead is not found. */
const rowsMax = 4_000;

/**
 * The next public events by date that match the filter, at most `most` of them, with one query per quarter that they are
 * in: days in the filter bound which quarters are read. Words are looked up in the index where there is one; then only
 * what it finds is read.
 */
export async function upcomingEvents(
  core: Core,
  most: number,
  now: string,
  filter: EventFilter = {},
  index?: EventIndex,
): Promise<EventListing[]> {
  const found: EventListing[] = [];
  const words = wordsIn(filter);
  const open = words.length === 0 ? undefined : await index?.open();
  const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
  const { first, last } = quarterRange(filter);
  const next = quarterOf(now);
  // After every event that begins at this very moment, which is no longer upcoming.
  const place = `${now}$`;
  let rows = 0;
  for (
    let quarter = Math.max(next, first);
    quarter <= Math.min(next + limits.eventYearsAhead * 4, last);
    quarter++
  ) {
    const indexed = await open?.find(quarter, words);
    if (open && indexed) {
      const ahead = indexed.filter(
        ({ event }) => eventListingKey(event).sk > place && fits(event, filter, now),
      );
      const taken = ahead.slice(0, rowsMax - rows);
      rows += taken.length;
      for (const event of await open.current(taken)) if (event && fits(event, filter, now)) found.push(event);
      if (found.length >= most) return found.slice(0, most);
      if (rows >= rowsMax) return found;
      continue;
    }
    let cursor: string | undefined;
    do {
      const page = await core.table.query({
        pk: quarterPartition(quarter),
        sk: { above: place, beginsWith: "" },
        limit: isFiltered ? perRead : Math.min(perRead, most - found.length),
        ...(cursor === undefined ? {} : { cursor }),
      });
      rows += page.items.length;
      for (const row of page.items) {
        const event = readOr(row, readEventListing);
        if (event && fits(event, filter, now)) found.push(event);
      }
      if (found.length >= most) return found.slice(0, most);
      if (rows >= rowsMax) return found;
      cursor = page.cursor;
    } while (cursor !== undefined);
  }
  return found;
}
