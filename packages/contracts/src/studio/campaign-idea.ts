import * as z from "zod/mini";
import { campaignTypes, eventCategories } from "../enums.ts";
import { atMost, idSchema, timestampSchema } from "../fields.ts";
import { fitLineSchema } from "./brief/fit-line.ts";

/** A model may write half of a character, which is no text. */
const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.toWellFormed()),
    z.trim(),
    z.minLength(1),
    atMost(max),
  );
const lines = (maxItems: number, max = 300) =>
  z.array(line(max)).check(z.minLength(1), z.maxLength(maxItems));

/** How an idea compares to named or typical competitors. `sources` is empty when nothing was looked up live. */
export const competitiveAnalysisSchema = z.strictObject({
  summary: line(1_500),
  competitors: z
    .array(z.strictObject({ name: line(120), strengths: lines(6), gaps: lines(6) }))
    .check(z.minLength(1), z.maxLength(10)),
  differentiators: lines(8),
  risks: lines(6),
  /** What the analysis is based on; says so if it is general knowledge because no live source was consulted. */
  basis: line(300),
});
export type CompetitiveAnalysis = z.infer<typeof competitiveAnalysisSchema>;

/** What decides on an idea: what it promises, what it takes, how it is measured, and what could go wrong. */
export const campaignPlanSchema = z.strictObject({
  /** What the brand gets for its money, in one line. */
  promise: line(160),
  /** Why this audience would come to it. */
  fit: line(400),
  /** Where the money goes, in whole USD; the parts sum to the idea's budget. */
  budgetSplit: z
    .array(z.strictObject({ part: line(80), amount: z.int().check(z.minimum(0)) }))
    .check(z.minLength(1), z.maxLength(8)),
  /** From the first decision to the last report. */
  timeline: z
    .array(z.strictObject({ when: line(60), what: line(200) }))
    .check(z.minLength(3), z.maxLength(8)),
  /** Who is needed while it runs. */
  staffing: z
    .array(z.strictObject({ role: line(80), people: z.int().check(z.minimum(1), z.maximum(10_000)) }))
    .check(z.minLength(1), z.maxLength(8)),
  measures: z
    .array(z.strictObject({ name: line(120), target: line(160) }))
    .check(z.minLength(1), z.maxLength(6)),
  risk: z.strictObject({ what: line(300), answer: line(300) }),
  /** Where its figures come from; empty when no live source was consulted. */
  sources: z.array(line(300)).check(z.maxLength(8)),
});
export type CampaignPlan = z.infer<typeof campaignPlanSchema>;

/** A campaign idea as the model must return it: complete or refused, never half a card. */
export const campaignIdeaDraftSchema = z.strictObject({
  name: line(120),
  description: line(2_000),
  type: z.enum(campaignTypes),
  goals: lines(10),
  targetAudience: z.strictObject({ description: line(600) }),
  /** Whole USD. */
  budget: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  location: line(200),
  duration: line(120),
  keyFeatures: lines(12),
  expectedOutcomes: lines(10),
  metrics: lines(10),
  inspiration: line(800),
  plan: campaignPlanSchema,
});
export type CampaignIdeaDraft = z.infer<typeof campaignIdeaDraftSchema>;

/** How far the sum of an idea's budget split is from its budget, in whole USD; 0 when they match. */
export function budgetGap({ budget, plan }: Pick<CampaignIdeaDraft, "budget" | "plan">): number {
  return plan.budgetSplit.reduce((sum, { amount }) => sum + amount, 0) - budget;
}

/** An event of Marquee that fits a concept, with a package that it can pay, as they were when it was made. */
export const conceptEventSchema = z.strictObject({
  eventId: idSchema,
  name: z.string(),
  location: z.string(),
  /** When it begins, and the time zone of its place. */
  date: timestampSchema,
  timeZone: z.string(),
  /** What else its poster shows; absent in concepts made before posters existed. */
  category: z.optional(z.enum(eventCategories)),
  attendeeCount: z.optional(z.int()),
  packageId: idSchema,
  packageName: z.string(),
  /** USD; may have cents. */
  price: z.number(),
  /** When the price was read. */
  asOf: timestampSchema,
});
export type ConceptEvent = z.infer<typeof conceptEventSchema>;

/** One finished concept of a generation: the draft, how it fits the brief, plus the parts that were ordered and succeeded. */
export const campaignResultSchema = z.extend(campaignIdeaDraftSchema, {
  /** Absent in concepts made before plans existed. */
  plan: z.optional(campaignPlanSchema),
  /** What the brief asks for, line by line; absent in concepts made before there were checklists. */
  fit: z.optional(z.array(fitLineSchema).check(z.maxLength(30))),
  /** Events where it could take place; absent if none fits. */
  events: z.optional(z.array(conceptEventSchema).check(z.maxLength(2))),
  /** How it was made, for its owner alone; absent if a model made it. */
  note: z.optional(line(200)),
  competitiveAnalysis: z.nullable(competitiveAnalysisSchema),
  /** Same-origin address of the concept board, readable by its owner only; null when none was ordered or it failed. */
  mockupImageUrl: z.nullable(z.string()),
  mockupDescription: z.nullable(z.string()),
});
export type CampaignResult = z.infer<typeof campaignResultSchema>;
