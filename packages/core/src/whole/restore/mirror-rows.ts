import { isDeepStrictEqual } from "node:util";
import type { Item, Table } from "@marquee/table/table";

/** A table, with all of its rows in pages and in any order. */
export interface WholeTable {
  table: Table;
  pages(): AsyncIterable<Item[]>;
}

/** What differs of one kind of row. */
export interface RowChanges {
  /** Rows that are different. */
  changed: number;
  /** Rows that are gone. */
  missing: number;
  /** Rows that came since. */
  newer: number;
}

/** Rows that are written in parallel. */
const writtenAtOnce = 20;

/**
 * Makes every row of a table again what it is in a copy of its past, and removes what came since; without `apply` it
 * only compares. Nothing else may write to the table meanwhile. It can be run again: what is equal stays untouched.
 * Returns what differed, by kind of row.
 */
export async function mirrorRows(
  past: WholeTable,
  live: WholeTable,
  { apply }: { apply: boolean },
): Promise<Map<string, RowChanges>> {
  const changes = new Map<string, RowChanges>();
  const count = ({ rowType }: Item, what: keyof RowChanges) => {
    const kind = typeof rowType === "string" ? rowType : "unknown";
    const sums = changes.get(kind) ?? { changed: 0, missing: 0, newer: 0 };
    sums[what] += 1;
    changes.set(kind, sums);
  };

  for await (const rows of past.pages()) {
    const found = await live.table.getMany(rows);
    const different = rows.filter((row, index) => !isDeepStrictEqual(row, found[index]));
    for (const row of different) count(row, found[rows.indexOf(row)] === undefined ? "missing" : "changed");
    if (apply) await inParallel(different, (item) => live.table.write({ op: "put", item }));
  }
  for await (const rows of live.pages()) {
    const found = await past.table.getMany(rows);
    const newer = rows.filter((_, index) => found[index] === undefined);
    for (const row of newer) count(row, "newer");
    if (apply) await inParallel(newer, ({ pk, sk }) => live.table.write({ op: "delete", key: { pk, sk } }));
  }
  return changes;
}

async function inParallel(rows: readonly Item[], write: (row: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += writtenAtOnce)
    await Promise.all(rows.slice(start, start + writtenAtOnce).map(write));
}
