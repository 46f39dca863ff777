import type { Item, Query, QueryPage } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { decodeCursor, encodeCursor, everyRow } from "./paging.ts";

/** Rows of one kind in list order, across all owners. */
export interface List {
  name: string;
  /** Number of partitions in the index; more than one if a burst of writes would exceed one partition's limit. */
  shards: number;
}

const placeForm = /^[\w:.#-]{1,200}$/;

/** The partitions of the index that hold a list. */
export function shardsOf({ name, shards }: List): string[] {
  return shards === 1 ? [name] : Array.from({ length: shards }, (_, shard) => `${name}#${shard}`);
}

/** Narrows a list and says which part of it to read. */
type ListQuery = Omit<Query, "index" | "pk">;

/**
 * One page of a list. The shards of a list are read in parallel and merged. A list with several shards is read whole,
 * in one order; its cursor is the position of the last row.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function listPage(core: Core, list: List, query: ListQuery): Promise<QueryPage> {
  const shards = shardsOf(list);
  if (shards.length === 1) return core.table.query({ index: "lists", pk: list.name, ...query });
  const { limit, newestFirst = false } = query;
  const from = query.cursor === undefined ? undefined : decodeCursor(query.cursor, placeForm);
  const after = newestFirst
    ? (at: string) => ({ below: at })
    : (at: string) => ({ above: at, beginsWith: "" });
  const rest = from === undefined ? {} : { sk: after(from) };
  const pages = await Promise.all(
    shards.map((pk) => core.table.query({ index: "lists", pk, newestFirst, limit, ...rest })),
  );
  const order = newestFirst ? -1 : 1;
  const rows = pages
    .flatMap(({ items }) => items)
    .sort((left, right) => (placeOf(left) < placeOf(right) ? -order : order));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit || pages.some(({ cursor }) => cursor !== undefined);
  return { items, cursor: last && more ? encodeCursor(placeOf(last)) : undefined };
}

/** A row's position on its list; works for unreadable rows too. */
export const placeOf = (row: Item) => String(row.listAt);

/** Every row of a list, read page by page on demand; in order within each shard. */
export async function* everyListed(
  core: Core,
  list: List,
  query: Omit<ListQuery, "limit" | "cursor"> = {},
): AsyncGenerator<Item> {
  for (const pk of shardsOf(list)) yield* everyRow(core, { index: "lists", pk, ...query });
}
