import * as z from "zod/mini";
import { analyticsRanges, funnelStages, measures, tileIds } from "./analytics-measures.ts";
import { idSchema } from "./fields.ts";
/** A day of UTC. */
export const daySchema = z.iso.date("Enter a day, such as 2026-01-31");
export const tileSchema = z.enum(tileIds);

/** Which numbers: of a range that ends today, or from one day to another, both included; of all events and deals or one. */
export const analyticsQueryShape = {
  range: z.optional(z.enum(analyticsRanges)),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** An event's id, or "all". */
  event: z.optional(idSchema),
  /** A deal's id, or "all". */
  deal: z.optional(idSchema),
};

/** The same, and whether numbers may lack what was written in the last moments, which costs less; they may not unless told. */
export const openedQueryShape = {
  ...analyticsQueryShape,
  consistency: z.optional(z.enum(["strong", "eventual"])),
};

/** What an event or a deal is called that numbers are narrowed to. */
export const namedSchema = z.strictObject({ id: idSchema, name: z.string() });

/** What numbers can be narrowed to: events and deals of one's own, by name. */
export const choicesShape = {
  events: z.array(namedSchema),
  deals: z.array(z.strictObject({ ...namedSchema.shape, eventId: idSchema })),
};

interface Period {
  range?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
/** Whether it is given by a range, or by both of its ends, or not at all. */
export const isOnePeriod = ({ range, from, to }: Period) =>
  from === undefined || to === undefined ? from === to : range === undefined && from <= to;
/** What is wrong where it is neither. */
export const periodError = { path: ["from"], message: "Give either a range, or from and to with from first" };

const sums = Object.fromEntries(measures.map((measure) => [measure, z.number()])) as Record<
  (typeof measures)[number],
  ReturnType<typeof z.number>
>;
/** The sum of each measure; revenue in USD. */
export const measuredSchema = z.strictObject(sums);

/** A day, a week from its Monday on, or a month: cut off where the period begins or ends within it. */
export const seriesPointSchema = z.strictObject({
  from: daySchema,
  to: daySchema,
  ...measuredSchema.shape,
  /** Amounts of the deals signed in it, USD. */
  amount: z.number(),
});

/** How many there are of each stage in a period. */
export const funnelSchema = z.array(
  z.strictObject({
    stage: z.enum(funnelStages.map(({ id }) => id)),
    value: z.int(),
  }),
);

/** Where one's open deals stand now, whatever the period. */
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
 * A place by what came back of the deals there, whatever the period. Its score is null while too few of them have results.
 */
export const rankedLocationSchema = z.strictObject({
  city: z.string(),
  /** Deals with attributed revenue. */
  deals: z.int(),
  /** 0 to 100. */
  score: z.nullable(z.int()),
  /** Expected ROI with the interval that holds it in nine of ten cases. */
  expectedRoi: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** USD of an average deal there: what comes back, and what it costs. */
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

/** What is measured; what is left out is 0. */
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
