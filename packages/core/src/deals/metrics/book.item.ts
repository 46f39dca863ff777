import { type TileId, tileIds } from "@marquee/contracts/insight/analytics-measures";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { type BookRef, bookPartition, bookShape } from "./metrics.item.ts";

/** What an account has set for its numbers. */
export const metricsBookEntity = entity({
  rowType: "metrics-book",
  shape: {
    ...bookShape,
    /** Raised by every write of the row; a write based on another turn is refused. */
    turn: z.int(),
    goals: z.partialRecord(z.enum(tileIds), z.number()),
    /** Whether sample numbers are shown as long as the account has none of its own. */
    showsSample: z.boolean(),
  },
  // Between the months and the deals, so that one query reads all of them.
  key: (book: BookRef) => ({ pk: bookPartition(book), sk: "BOOK" }),
});
export type MetricsBook = ReturnType<typeof metricsBookEntity.read>;
export type Goals = { [tile in TileId]?: number | undefined };

/** What an account has set before it set anything. */
export const nothingSet = { turn: 0, goals: {}, showsSample: false };

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
      name: "Goals of an account, and whether it is shown sample numbers",
      sample: { accountId: "{account}", isSample: false },
      reached: "Queried together with the months; put when one of the two is set",
    },
  ],
  kept: "One row for each account that has set something.",
};
