import * as z from "zod/mini";
import { dealSides } from "../deals/deal-moves.ts";
import { idSchema } from "../fields.ts";
import { analyticsRanges, funnelStages, measures, tileIds } from "./analytics-measures.ts";
/** A day of the account's time zone. */
export const daySchema = z.iso.date("Enter a day, such as 2026-01-31");
export const tileSchema = z.enum(tileIds);

/**
 * Which numbers: a range ending today, or the days `from` to `to`, both included; of all events and deals, or one.
 */
export const analyticsQueryShape = {
  range: z.optional(z.enum(analyticsRanges)),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** An event's id, or "all". */
  event: z.optional(idSchema),
  /** A deal's id, or "all". */
  deal: z.optional(idSchema),
  /** Numbers of deals that the account sponsors, or of those it hosts; by default the side it is on more often. */
  side: z.optional(z.enum(dealSides)),
};

/** The same, and whether the numbers may miss the latest writes, which is cheaper; by default they may not. */
export const openedQueryShape = {
  ...analyticsQueryShape,
  consistency: z.optional(z.enum(["strong", "eventual"])),
};

/** An event or a deal that numbers can be narrowed to, with its name. */
export const namedSchema = z.strictObject({ id: idSchema, name: z.string() });

/** What numbers can be narrowed to: the account's own events and deals, by name. */
export const choicesShape = {
  events: z.array(namedSchema),
  deals: z.array(z.strictObject({ ...namedSchema.shape, eventId: idSchema })),
};

interface Period {
  range?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
/** Whether the period is given by a range, by both of its ends, or not at all. */
export const isOnePeriod = ({ range, from, to }: Period) =>
  from === undefined || to === undefined ? from === to : range === undefined && from <= to;
/** The error for any other combination. */
export const periodError = { path: ["from"], message: "Give either a range, or from and to with from first" };

const sums = Object.fromEntries(measures.map((measure) => [measure, z.number()])) as Record<
  (typeof measures)[number],
  ReturnType<typeof z.number>
>;
/** The sum of each measure; revenue in USD. */
export const measuredSchema = z.strictObject(sums);

/** A day, a week starting on Monday, or a month; cut off where the period begins or ends inside it. */
export const seriesPointSchema = z.strictObject({
  from: daySchema,
  to: daySchema,
  ...measuredSchema.shape,
  /** Sum of the amounts of the deals signed in it, USD. */
  amount: z.number(),
});

/** The count of each funnel stage in a period. */
export const funnelSchema = z.array(
  z.strictObject({
    stage: z.enum(funnelStages.map(({ id }) => id)),
    value: z.int(),
  }),
);

/** The account's open deals by stage, as of now, whatever the period. */
export const pipelineSchema = z.array(
  z.strictObject({
    stage: z.enum(["negotiating", "pending", "active"]),
    deals: z.int(),
    /** USD; the sum, and that sum times the stage's weight. */
    amount: z.number(),
    weight: z.number(),
    weighted: z.number(),
  }),
);

/**
 * A location ranked by the returns of the deals there, whatever the period. Its score is null while too few of them
 * have results.
 */
export const rankedLocationSchema = z.strictObject({
  city: z.string(),
  /** Deals with attributed revenue. */
  deals: z.int(),
  /** 0 to 100. */
  score: z.nullable(z.int()),
  /** Expected ROI with its 90% interval. */
  expectedRoi: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** USD, for an average deal there: its return and its cost. */
  revenuePotential: z.nullable(z.number()),
  estimatedCost: z.nullable(z.number()),
});
const count = (name: string) =>
  z
    .int(`${name} must be a whole number`)
    .check(z.minimum(0, `${name} cannot be negative`), z.maximum(1_000_000_000, `${name} is too large`));

const usd = z.number("Revenue must be a number").check(
  z.minimum(0, "Revenue cannot be negative"),
  z.maximum(1_000_000_000, "Revenue is too large"),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    message: "Revenue can have two decimal places",
  }),
);

/** The measures of an entry; an omitted one is 0. */
export const measuredInputShape = {
  impressions: z.optional(count("Impressions")),
  interactions: z.optional(count("Interactions")),
  conversions: z.optional(count("Conversions")),
  leadsGenerated: z.optional(count("Leads")),
  mqls: z.optional(count("MQLs")),
  sqls: z.optional(count("SQLs")),
  opportunities: z.optional(count("Opportunities")),
  customers: z.optional(count("Customers")),
  /** USD. */
  revenue: z.optional(usd),
};
