import { measuredBy } from "@marquee/contracts/analytics-measures";
import * as z from "zod/mini";
import { entity } from "../entity.ts";
import { pick } from "../pick.ts";
import { type RowKind, type RowPage } from "../row-kind.ts";
import { shownSums } from "./sums.ts";

/** An account's numbers, or the sample numbers that it may view until it has its own. */
export interface BookRef {
  accountId: string;
  isSample: boolean;
}

export function bookPartition({ accountId, isSample }: BookRef): string {
  return `METRICS#${accountId}${isSample ? "#SAMPLE" : ""}`;
}

/** Which book a row belongs to. */
export const bookShape = { accountId: z.string(), isSample: z.boolean() };

/** What was measured on a day, and who reported it. */
const dayEntrySchema = z.object({
  /** In the order of `measures`; revenue in cents. */
  sums: z.array(z.int()),
  source: z.enum(measuredBy),
  /** The person who entered it. */
  by: z.string(),
  at: z.string(),
});
export type DayEntry = z.infer<typeof dayEntrySchema>;

/** What was measured for a deal in a month: the facts that every number is computed from. */
export const metricsMonthEntity = entity({
  rowType: "metrics-month",
  shape: {
    ...bookShape,
    month: z.string(),
    dealId: z.string(),
    eventId: z.string(),
    /** By the day of the month, in two digits. */
    days: z.record(z.string(), dayEntrySchema),
  },
  key: ({ month, dealId, ...book }: BookRef & { month: string; dealId: string }) => ({
    pk: bookPartition(book),
    sk: `${month}#${dealId}`,
  }),
});
export type MetricsMonth = ReturnType<typeof metricsMonthEntity.read>;

/** How the sort keys of all months begin: days before 2000 and after 2099 are refused. */
export const metricsMonthPrefix = "2";

export const metricsMonthRows: RowKind<typeof metricsMonthEntity> = {
  entity: metricsMonthEntity,
  owner: "elsewhere",
  export(row) {
    const { days, month, ...rest } = metricsMonthEntity.read(row);
    return {
      ...pick(rest, "dealId", "eventId"),
      days: Object.entries(days).map(([day, { sums, source, at }]) => ({
        date: `${month}-${day}`,
        ...shownSums(sums),
        source,
        enteredAt: at,
      })),
    };
  },
  onDelete: "erase",
};

export const metricsMonthPage: RowPage<typeof metricsMonthEntity> = {
  entity: metricsMonthEntity,
  rows: [
    {
      name: "Measures of a deal in a month",
      sample: { accountId: "{account}", isSample: false, month: "{month}", dealId: "deal_{ulid}" },
      reached: "Query of the months behind a number; get of one month to change it",
    },
    {
      name: "Same, for sample deals",
      sample: { accountId: "{account}", isSample: true, month: "{month}", dealId: "deal_sample_{n}" },
      reached: "Same, until the account has its own numbers",
    },
  ],
  kept: "Until its owner deletes it.",
};

/** What was measured for a deal since it began, with the names that a number's rows show. */
export const metricsDealEntity = entity({
  rowType: "metrics-deal",
  shape: {
    ...bookShape,
    dealId: z.string(),
    dealName: z.string(),
    eventId: z.string(),
    eventName: z.string(),
    city: z.string(),
    /** How many days were measured. */
    entries: z.int(),
    sums: z.array(z.int()),
    /** The amount, status and signing time of a sample deal; a real deal's own row has these. */
    sample: z.optional(
      z.object({
        amountCents: z.int(),
        status: z.enum(["negotiating", "pending", "active", "completed"]),
        signedAt: z.nullable(z.string()),
      }),
    ),
  },
  key: ({ dealId, ...book }: BookRef & { dealId: string }) => ({
    pk: bookPartition(book),
    sk: `${metricsDealPrefix}${dealId}`,
  }),
});
export type MetricsDeal = ReturnType<typeof metricsDealEntity.read>;

export const metricsDealPrefix = "DEAL#";

export const metricsDealRows: RowKind<typeof metricsDealEntity> = {
  entity: metricsDealEntity,
  owner: "elsewhere",
  export: { notShown: "Sums of what is shown for each day." },
  onDelete: "erase",
};

export const metricsDealPage: RowPage<typeof metricsDealEntity> = {
  entity: metricsDealEntity,
  rows: [
    {
      name: "A measured deal",
      sample: { accountId: "{account}", isSample: false, dealId: "deal_{ulid}" },
      reached: "Queried together with the book's state; updated by the writes of its months",
    },
  ],
  kept: "As long as the deal has measures.",
};
