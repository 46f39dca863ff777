import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Item, Query } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { UnreadableRow } from "./codec.ts";

/** The paging parameters of a list call. */
export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** One page of results; `cursor` is set when there is more. */
export interface PageOf<T> {
  items: T[];
  cursor: string | undefined;
}

/** A page of an admin list: the readable rows, and how many were unreadable. */
export interface AdminPage<T> extends PageOf<T> {
  unreadable: number;
}

/**
 * Reads each row separately, so that one that does not fit its shape does not hide the others.
 * @throws any error of `read` other than UnreadableRow
 */
export function readEach<T>(
  items: readonly Item[],
  read: (item: Item) => T,
): { rows: T[]; unreadable: number } {
  const rows: T[] = [];
  for (const item of items) {
    const row = readOr(item, read);
    if (row !== undefined) rows.push(row);
  }
  return { rows, unreadable: items.length - rows.length };
}

/** One row, or undefined if it does not fit its shape. */
export function readOr<T>(item: Item, read: (item: Item) => T): T | undefined {
  try {
    return read(item);
  } catch (error) {
    if (error instanceof UnreadableRow) return undefined;
    throw error;
  }
}

/** A page request as the table takes it, with the common page size. */
export function pageOptions(page: PageRequest): { limit: number; cursor?: string } {
  return {
    limit: page.limit ?? limits.pageSize,
    ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
  };
}

/** Every row of a partition at once; for partitions with few rows. */
export async function allRows(core: Core, query: Omit<Query, "limit" | "cursor">): Promise<Item[]> {
  const rows: Item[] = [];
  for await (const row of everyRow(core, query)) rows.push(row);
  return rows;
}

/** Rows per read; a page ends earlier if it reaches 1 MB. */
const perRead = 1_000;

/** Every row of a partition, read page by page on demand. */
export async function* everyRow(core: Core, query: Omit<Query, "limit" | "cursor">): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const page = await core.table.query({
      ...query,
      limit: perRead,
      ...(cursor === undefined ? {} : { cursor }),
    });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** A list position as a cursor for the client to send back. */
export function encodeCursor(place: string): string {
  return Buffer.from(place).toString("base64url");
}

/**
 * The list position that a cursor encodes.
 * @param form Matches every position of the list, from start to end.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export function decodeCursor(cursor: string, form: RegExp): string {
  const place = Buffer.from(cursor, "base64url").toString("utf8");
  if (form.test(place)) return place;
  throw invalidField("cursor", "Invalid cursor");
}
