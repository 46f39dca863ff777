import { type TileId, tileIds } from "@marquee/contracts/analytics-measures";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../entity.ts";
import type { RowKind, RowPage } from "../row-kind.ts";
import { type BookRef, bookPartition, bookShape, metricsDealPrefix } from "./metrics.item.ts";

/** The state of a book of numbers. */
export const metricsBookEntity = entity({
  rowType: "metrics-book",
  shape: {
    ...bookShape,
    /** Raised by every write of the book; a write based on another turn is refused. */
    turn: z.int(),
    /** How many days were measured, over all deals. */
    entries: z.int(),
    /** The months whose summaries are out of date, each with the scopes to settle. */
    pending: z.record(z.string(), z.array(z.string())),
    goals: z.partialRecord(z.enum(tileIds), z.number()),
    /** Whether the sample book is shown as long as this one is empty. */
    showsSample: z.boolean(),
  },
  key: (book: BookRef) => ({ pk: bookPartition(book), sk: bookSort }),
});
export type MetricsBook = ReturnType<typeof metricsBookEntity.read>;
export type Goals = { [tile in TileId]?: number | undefined };

const bookSort = "BOOK";

export const metricsBookItem = metricsBookEntity.item;
export const metricsBookKey = metricsBookEntity.key;

/** The sort keys of a book's state and, right after it, its deals: one query reads both. */
export const bookAndDeals = { from: bookSort, to: `${metricsDealPrefix}~` };

export const isBookRow = ({ sk }: Item) => sk === bookSort;

/** The state of a book, even before anything was written to it. */
export function readBook(row: Item | undefined, { accountId, isSample }: BookRef): MetricsBook {
  if (row) return metricsBookEntity.read(row);
  return { accountId, isSample, turn: 0, entries: 0, pending: {}, goals: {}, showsSample: false };
}

export const metricsBookRows: RowKind<typeof metricsBookEntity> = {
  entity: metricsBookEntity,
  owner: "elsewhere",
  export: (row) => ({ goals: metricsBookEntity.read(row).goals }),
  onDelete: "erase",
};

export const metricsBookPage: RowPage<typeof metricsBookEntity> = {
  entity: metricsBookEntity,
  rows: [
    {
      name: "State of an account's numbers",
      sample: { accountId: "{account}", isSample: false },
      reached: "Queried together with the measured deals; put by every write of the book",
    },
  ],
  kept: "One row for each account that has measures, and one for its sample.",
};
