import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import {
  type EventListing,
  quarterOf,
  quarterPartition,
  readEventListing,
} from "../events/event-listing.item.ts";

/** Events per read; about half of what one query may return. */
const perRead = 500;

/** The next public events by date, at most `most` of them, with one query per quarter that they are in. */
export async function upcomingEvents(core: Core, most: number, now: string): Promise<EventListing[]> {
  const found: EventListing[] = [];
  const first = quarterOf(now);
  for (let quarter = first; quarter <= first + limits.eventYearsAhead * 4; quarter++) {
    let cursor: string | undefined;
    do {
      const page = await core.table.query({
        pk: quarterPartition(quarter),
        // After every event that begins at this very moment, which is no longer upcoming.
        sk: { above: `${now}$`, beginsWith: "" },
        limit: Math.min(perRead, most - found.length),
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (const row of page.items) {
        const event = readOr(row, readEventListing);
        if (event) found.push(event);
      }
      if (found.length >= most) return found;
      cursor = page.cursor;
    } while (cursor !== undefined);
  }
  return found;
}
