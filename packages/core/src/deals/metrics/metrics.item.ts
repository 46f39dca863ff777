import { measuredBy } from "@marquee/contracts/insight/analytics-measures";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { monthAsFirstStored } from "./first-months.ts";
import { measuredDays } from "./months.ts";
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

/** Who reported a day, when and how. */
const daySourceSchema = z.object({
  source: z.enum(measuredBy),
  /** The person who entered it. */
  by: z.string(),
  at: z.string(),
});
export type DaySource = z.infer<typeof daySourceSchema>;

/** By the day of the month, in two digits. */
const daySources = z.record(z.string(), daySourceSchema);

/** The deal and month that a row of facts is about. */
interface MonthRef extends BookRef {
  month: string;
  dealId: string;
}

/**
 * What was measured for a deal in a month: the facts that every number is a sum of. Whoever looks at numbers reads all
 * of these rows, so they hold little else: each measure as a list of values, and no names.
 */
export const metricsMonthEntity = entity({
  rowType: "metrics-month",
  shape: {
    ...bookShape,
    month: z.string(),
    dealId: z.string(),
    eventId: z.string(),
    /** Another with each write; a write that is based on another turn is refused. 0 for rows that never had one. */
    turn: z._default(z.int(), 0),
    /** The days of the month that were measured, first to last. */
    measuredOn: z.array(z.int()),
    /** By the name of a measure, its value on each of those days; revenue in cents. A measure of only zeros is left out. */
    values: z.record(z.string(), z.array(z.int())),
    /** Who reported each day, in rows that were stored before this had a row of its own. */
    sources: z.optional(daySources),
  },
  key: ({ month, dealId, ...book }: MonthRef) => ({ pk: bookPartition(book), sk: `${month}#${dealId}` }),
  complete: monthAsFirstStored,
});
export type MetricsMonth = ReturnType<typeof metricsMonthEntity.read>;

const shownSource = ({ source, at }: DaySource) => ({ source, enteredAt: at });

/** How the sort keys of all months begin: days before 2000 and after 2099 are refused. */
const monthPrefix = "2";

export const metricsMonthRows: RowKind<typeof metricsMonthEntity> = {
  entity: metricsMonthEntity,
  owner: "elsewhere",
  export(row) {
    const month = metricsMonthEntity.read(row);
    return {
      ...pick(month, "dealId", "eventId"),
      days: measuredDays(month).map(({ date, sums }) => {
        const reported = month.sources?.[date.slice(8)];
        return { date, ...shownSums(sums), ...(reported && shownSource(reported)) };
      }),
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
      reached: "One query of all months with the state and the measured deals; get of one month to change it",
    },
    {
      name: "Same, for sample deals",
      sample: { accountId: "{account}", isSample: true, month: "{month}", dealId: "deal_sample_{n}" },
      reached: "Same, until the account has its own numbers",
    },
  ],
  kept: "Until its owner deletes it.",
};

/** Who reported the days of a deal's month, which only the rows behind a number show. */
export const metricsSourceEntity = entity({
  rowType: "metrics-source",
  shape: { ...bookShape, month: z.string(), dealId: z.string(), sources: daySources },
  key: ({ month, dealId, ...book }: MonthRef) => ({
    pk: bookPartition(book),
    sk: `SOURCE#${month}#${dealId}`,
  }),
});

export const metricsSourceRows: RowKind<typeof metricsSourceEntity> = {
  entity: metricsSourceEntity,
  owner: "elsewhere",
  export(row) {
    const { month, sources, dealId } = metricsSourceEntity.read(row);
    return {
      dealId,
      days: Object.entries(sources).map(([day, reported]) => ({
        date: `${month}-${day}`,
        ...shownSource(reported),
      })),
    };
  },
  onDelete: "erase",
};

export const metricsSourcePage: RowPage<typeof metricsSourceEntity> = {
  entity: metricsSourceEntity,
  rows: [
    {
      name: "Who reported the measures of a deal in a month",
      sample: { accountId: "{account}", isSample: false, month: "{month}", dealId: "deal_{ulid}" },
      reached: "Batch get of the months behind a number; put and deleted with the measures",
    },
  ],
  kept: "As long as the measures.",
};

/** The names that the rows of a measured deal show, as they were when it was first measured. */
export const metricsDealEntity = entity({
  rowType: "metrics-deal",
  shape: {
    ...bookShape,
    dealId: z.string(),
    dealName: z.string(),
    eventId: z.string(),
    eventName: z.string(),
    city: z.string(),
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
    sk: `${dealPrefix}${dealId}`,
  }),
});
export type MetricsDeal = ReturnType<typeof metricsDealEntity.read>;

const dealPrefix = "DEAL#";

export const metricsDealRows: RowKind<typeof metricsDealEntity> = {
  entity: metricsDealEntity,
  owner: "elsewhere",
  export: { notShown: "Names of a deal that is shown itself." },
  onDelete: "erase",
};

export const metricsDealPage: RowPage<typeof metricsDealEntity> = {
  entity: metricsDealEntity,
  rows: [
    {
      name: "A measured deal",
      sample: { accountId: "{account}", isSample: false, dealId: "deal_{ulid}" },
      reached: "Queried together with the months; put before the first of them",
    },
  ],
  kept: "As long as its account exists.",
};

/** The sort keys of a book's months, its state and its deals, which follow each other: one query reads all three. */
export const wholeBook = { from: monthPrefix, to: `${dealPrefix}~` };

export const isMonthRow = ({ rowType }: Item) => rowType === metricsMonthEntity.rowType;
export const isDealRow = ({ rowType }: Item) => rowType === metricsDealEntity.rowType;
