import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Item, Query } from "@marquee/table/table";
import { UnreadableRow } from "./codec.ts";
import type { Core } from "./core.ts";

/** What a list call may ask for. */
export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** One page of answers; `cursor` is set when there is more. */
export interface PageOf<T> {
  items: T[];
  cursor: string | undefined;
}

/** A page of an admin list: the rows that could be read, and how many could not. */
export interface AdminPage<T> extends PageOf<T> {
  unreadable: number;
}

/**
 * Reads each row by itself, so that one that does not fit its shape hides no other.
 * @throws whatever `read` throws that is no UnreadableRow
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

/** One row, or undefined where it does not fit its shape. */
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

/** Every row of a partition at once; for those that hold few. */
export async function allRows(core: Core, query: Omit<Query, "limit" | "cursor">): Promise<Item[]> {
  const rows: Item[] = [];
  for await (const row of everyRow(core, query)) rows.push(row);
  return rows;
}

/** Rows of one read; a page ends at 1 MB before that. */
const perRead = 1_000;

/** Every row of a partition, read page by page as they are asked for. */
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

/** A place in a list as the cursor that a client hands back. */
export function encodeCursor(place: string): string {
  return Buffer.from(place).toString("base64url");
}

/**
 * The place that a cursor stands for.
 * @param form What every place of the list looks like, from end to end.
 * @throws AppError validation_failed for a cursor that is none of ours
 */
export function decodeCursor(cursor: string, form: RegExp): string {
  const place = Buffer.from(cursor, "base64url").toString("utf8");
  if (form.test(place)) return place;
  throw invalidField("cursor", "Invalid cursor");
}
