import * as z from "zod/mini";
import { entity } from "../entity.ts";
import { type BookRef, bookPartition, bookShape } from "../metrics/metrics.item.ts";
import type { RowKind, RowPage } from "../row-kind.ts";

/** The scope of a summary over all events; any other scope is one event. */
export const allEvents = "all";

interface SummaryRef extends BookRef {
  /** An event's id, or `allEvents`. */
  scope: string;
  month: string;
}

const notShown = { notShown: "Sums of what is shown for each day." };

/** What was measured in a month. */
export const metricsTotalsEntity = entity({
  rowType: "metrics-totals",
  shape: { ...bookShape, scope: z.string(), month: z.string(), sums: z.array(z.int()) },
  key: ({ scope, month, ...book }: SummaryRef) => ({
    pk: bookPartition(book),
    sk: `${metricsTotalsPrefix}${scope}#${month}`,
  }),
});

export const metricsTotalsPrefix = "MONTH#";

export const metricsTotalsRows: RowKind<typeof metricsTotalsEntity> = {
  entity: metricsTotalsEntity,
  owner: "elsewhere",
  export: notShown,
  onDelete: "erase",
};

export const metricsTotalsPage: RowPage<typeof metricsTotalsEntity> = {
  entity: metricsTotalsEntity,
  rows: [
    {
      name: "Sums of a month",
      sample: { accountId: "{account}", isSample: false, scope: "all", month: "{month}" },
      reached: "Query of the months of a long period",
    },
    {
      name: "Same, for one event",
      sample: { accountId: "{account}", isSample: false, scope: "evt_{ulid}", month: "{month}" },
      reached: "Same",
    },
  ],
  kept: "As long as the month has measures.",
};

/** What was measured on each day of a month. */
export const metricsDaysEntity = entity({
  rowType: "metrics-days",
  shape: {
    ...bookShape,
    scope: z.string(),
    month: z.string(),
    /** By the day of the month, in two digits. */
    days: z.record(z.string(), z.array(z.int())),
  },
  key: ({ scope, month, ...book }: SummaryRef) => ({
    pk: bookPartition(book),
    sk: `${metricsDaysPrefix}${scope}#${month}`,
  }),
});

export const metricsDaysPrefix = "SERIES#";

export const metricsDaysRows: RowKind<typeof metricsDaysEntity> = {
  entity: metricsDaysEntity,
  owner: "elsewhere",
  export: notShown,
  onDelete: "erase",
};

export const metricsDaysPage: RowPage<typeof metricsDaysEntity> = {
  entity: metricsDaysEntity,
  rows: [
    {
      name: "Daily sums of a month",
      sample: { accountId: "{account}", isSample: false, scope: "all", month: "{month}" },
      reached:
        "Query of the months of a short period; batch get of the months that a long one covers only in part",
    },
  ],
  kept: "As long as the month has measures.",
};
