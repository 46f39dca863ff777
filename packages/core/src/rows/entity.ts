import type { Item, Key } from "@marquee/table/table";
import type * as z from "zod/mini";
import { codec, rowVersion } from "./codec.ts";
import type { List } from "./lists.ts";

/** A row's position in one of the table's indexes. */
export interface Place {
  list: List;
  /** Its sort key there. */
  at: string;
  /** What spreads the rows of a list over its shards; only its last character counts. */
  spread?: string;
}

interface Declaration<Shape, Ref, Row> {
  /** The stored name of the kind of row; unique per kind. */
  rowType: string;
  shape: Shape;
  key(ref: Ref): Key;
  /** What a stored row lacks that was written before its shape had it; computed by every reader until the next write. */
  complete?(item: Item): Record<string, unknown>;
  /** Its position on a list of rows of its kind; undefined for no list. */
  list?(row: Row): Place | undefined;
  /** When a schedule processes it next; undefined for never. */
  due?(row: Row): Place | undefined;
  /** The id by which support finds it without knowing its account; undefined for none. */
  reference?(row: Row): string;
  /** When the table may drop it, in epoch seconds; undefined for never. */
  ttl?(row: Row): number | undefined;
}

/** How code reads and writes one kind of row. */
export interface Entity<Ref, Row, Stored> {
  rowType: string;
  /** @throws UnreadableRow when a stored row does not fit its shape */
  read(item: Item): Row;
  key(ref: Ref): Key;
  /** A whole row as it is stored: the attributes of its shape, its index attributes and its expiry, nothing else. */
  item(row: Ref & Stored): Item;
  /** The attributes that place it on its list, for an update that moves it; never removes any. */
  listed(row: Ref & Stored): Record<string, string>;
  /** The attributes that place it in the sweep index. */
  swept(row: Ref & Stored): Record<string, string>;
  /** What an update sets in addition to its own attributes if it may create the row. */
  mark: { rowType: string; v: number };
}

/** Any entity, for code that walks all of them; each accepts only what its own page or finder supplies. */
export type AnyEntity = Entity<never, unknown, never>;

/** The name of the list shard that contains a row. */
function shardOf({ list, at, spread = at }: Place): string {
  return list.shards === 1 ? list.name : `${list.name}#${spread.charCodeAt(spread.length - 1) % list.shards}`;
}

/** The attributes that put a row on a list. */
export function listAttributes(place: Place): Record<string, string> {
  return { listName: shardOf(place), listAt: place.at };
}

/**
 * Declares one kind of row: its shape, its key, where it is listed and when it expires. What the export, a deletion and
 * the docs need is declared next to it as its RowKind, which no handler's bundle includes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<Shape extends z.core.$ZodLooseShape, Ref>(
  declaration: Declaration<Shape, Ref, Ref & z.input<z.ZodMiniObject<Shape>>>,
): Entity<Ref, z.output<z.ZodMiniObject<Shape>>, z.input<z.ZodMiniObject<Shape>>> {
  const { rowType, shape, key, complete } = declaration;
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
    read: (item) => codec(shape).read(complete ? { ...complete(item), ...item } : item),
    key,
    listed,
    swept,
    mark,
    item(row) {
      const given: Record<string, unknown> = row;
      const item: Item = { ...key(row), ...listed(row), ...swept(row), ...mark };
      if (declaration.reference) item.referenceId = declaration.reference(row);
      for (const name in shape) if (given[name] !== undefined) item[name] = given[name];
      const ttl = declaration.ttl?.(row);
      if (ttl !== undefined) item.ttl = ttl;
      return item;
    },
  };
}
