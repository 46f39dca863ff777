import type { Item, Key } from "@marquee/table/table";
import type * as z from "zod/mini";
import { codec, rowVersion } from "./codec.ts";
import type { List } from "./lists.ts";

/** Where a row stands in one of the table's indexes. */
export interface Place {
  list: List;
  /** Its sort key there. */
  at: string;
  /** What spreads the rows of a list over its shards; its last letter decides. */
  spread?: string;
}

interface Declaration<Shape, Ref, Row> {
  /** What a stored row says it is; one word for each kind. */
  rowType: string;
  shape: Shape;
  key(ref: Ref): Key;
  /** Where it is listed among others of its kind; undefined for nowhere. */
  list?(row: Row): Place | undefined;
  /** At which time a schedule looks at it next; undefined for never. */
  due?(row: Row): Place | undefined;
  /** From when on the table may drop it, in epoch seconds; undefined for never. */
  ttl?(row: Row): number | undefined;
}

/** What code knows of one kind of row. */
export interface Entity<Ref, Row, Stored> {
  rowType: string;
  /** @throws UnreadableRow when a stored row does not fit its shape */
  read(item: Item): Row;
  key(ref: Ref): Key;
  /** A whole row as it is stored: the attributes of its shape, its places in the indexes and its expiry, nothing else. */
  item(row: Ref & Stored): Item;
  /** The attributes that hold its place on its list, for an update that moves it; undefined removes none. */
  listed(row: Ref & Stored): Record<string, string>;
  /** The attributes that hold its place in the sweep index. */
  swept(row: Ref & Stored): Record<string, string>;
  /** What an update sets beside its own attributes where it may make the row. */
  mark: { rowType: string; v: number };
}

/** Any entity, for the code that walks all of them: what one takes can only be what its own page or finder gives. */
export type AnyEntity = Entity<never, unknown, never>;

/** The name of the shard that a row of a list stands in. */
function shardOf({ list, at, spread = at }: Place): string {
  return list.shards === 1 ? list.name : `${list.name}#${spread.charCodeAt(spread.length - 1) % list.shards}`;
}

/** The attributes that put a row on a list. */
export function listAttributes(place: Place): Record<string, string> {
  return { listName: shardOf(place), listAt: place.at };
}

/**
 * Declares one kind of row: its shape, its key, where it is listed and when it goes. What the export, a deletion and the
 * documents know of it stands beside it as its RowKind, which no handler's bundle takes along.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<Shape extends z.core.$ZodLooseShape, Ref>(
  declaration: Declaration<Shape, Ref, Ref & z.input<z.ZodMiniObject<Shape>>>,
): Entity<Ref, z.output<z.ZodMiniObject<Shape>>, z.input<z.ZodMiniObject<Shape>>> {
  const { rowType, shape, key } = declaration;
  const mark = { rowType, v: rowVersion };
  const listed = (row: Ref & z.input<z.ZodMiniObject<Shape>>): Record<string, string> => {
    const place = declaration.list?.(row);
    return place ? listAttributes(place) : {};
  };
  const swept = (row: Ref & z.input<z.ZodMiniObject<Shape>>): Record<string, string> => {
    const place = declaration.due?.(row);
    return place ? { sweepShard: shardOf(place), sweepAt: place.at } : {};
  };
  return {
    rowType,
    read: codec(shape).read,
    key,
    listed,
    swept,
    mark,
    item(row) {
      const given: Record<string, unknown> = row;
      const item: Item = { ...key(row), ...listed(row), ...swept(row), ...mark };
      for (const name in shape) if (given[name] !== undefined) item[name] = given[name];
      const ttl = declaration.ttl?.(row);
      if (ttl !== undefined) item.ttl = ttl;
      return item;
    },
  };
}
