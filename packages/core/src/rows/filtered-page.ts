import { limits } from "@marquee/contracts/limits";
import type { Item } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type List, listPage, placeOf } from "./lists.ts";
import { type AdminPage, decodeCursor, encodeCursor, type PageRequest } from "./paging.ts";

/** Positions that begin with a time and end with an id. */
const timeAndId = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,80}$/;
const perRead = 100;
/** A call makes at most this many reads, then returns a cursor because there may be more. */
const readsPerCall = 10;

/** What is looked for in a list that sorts by time. */
export interface Filtered<T> {
  /** The rows as they are shown, without those that cannot be read. */
  view: (rows: readonly Item[]) => Promise<ReadonlyMap<Item, T>>;
  fits: (shown: T) => boolean;
  /** Whether a row is older than everything that is looked for. */
  isPast: (shown: T) => boolean;
}

/**
 * One page of the rows of a list that match, newest first. There is no index of what they contain: rows are read in order
 * and filtered, a bounded number per call, so a page may have fewer rows than requested, or none, yet have a next one.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function filteredPage<T>(
  core: Core,
  list: List,
  { view, fits, isPast }: Filtered<T>,
  page: PageRequest,
): Promise<AdminPage<T>> {
  const limit = page.limit ?? limits.pageSize;
  const items: T[] = [];
  let unreadable = 0;
  let last = page.cursor === undefined ? undefined : decodeCursor(page.cursor, timeAndId);
  for (let reads = 0; reads < readsPerCall; reads++) {
    const { rows, more } = await readAfter(core, list, last);
    const shown = await view(rows);
    for (const row of rows) {
      last = placeOf(row);
      const one = shown.get(row);
      if (one === undefined) unreadable += 1;
      if (one !== undefined && isPast(one)) return { items, unreadable, cursor: undefined };
      if (one === undefined || !fits(one)) continue;
      items.push(one);
      if (items.length === limit) {
        const complete = !more && row === rows.at(-1);
        return { items, unreadable, cursor: complete ? undefined : encodeCursor(last) };
      }
    }
    if (!more) return { items, unreadable, cursor: undefined };
  }
  return { items, unreadable, cursor: last === undefined ? undefined : encodeCursor(last) };
}

/** The rows right after `last` in list order. What is added meanwhile does not shift that position. */
async function readAfter(
  core: Core,
  list: List,
  last: string | undefined,
): Promise<{ rows: Item[]; more: boolean }> {
  const { items, cursor } = await listPage(core, list, {
    newestFirst: true,
    limit: perRead,
    ...(last === undefined ? {} : { sk: { atMost: last } }),
  });
  const rows = items[0] && placeOf(items[0]) === last ? items.slice(1) : items;
  return { rows, more: cursor !== undefined };
}
