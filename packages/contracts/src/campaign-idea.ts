import * as z from "zod/mini";
import { campaignTypes } from "./enums.ts";

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const lines = (maxItems: number, max = 300) =>
  z.array(line(max)).check(z.minLength(1), z.maxLength(maxItems));

/** How an idea stands against named or typical competitors. `sources` is empty when nothing was looked up live. */
export const competitiveAnalysisSchema = z.strictObject({
  summary: line(1_500),
  competitors: z
    .array(z.strictObject({ name: line(120), strengths: lines(6), gaps: lines(6) }))
    .check(z.minLength(1), z.maxLength(10)),
  differentiators: lines(8),
  risks: lines(6),
  /** Says honestly that the analysis rests on general knowledge when no live source was consulted. */
  basis: line(300),
});
export type CompetitiveAnalysis = z.infer<typeof competitiveAnalysisSchema>;

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
});
export type CampaignIdeaDraft = z.infer<typeof campaignIdeaDraftSchema>;

/** One finished result of a generation: the draft with the parts that were ordered and succeeded. */
export const campaignResultSchema = z.extend(campaignIdeaDraftSchema, {
  competitiveAnalysis: z.nullable(competitiveAnalysisSchema),
  /** Same-origin address of the concept board, readable by its owner only; null when none was ordered or it failed. */
  mockupImageUrl: z.nullable(z.string()),
  mockupDescription: z.nullable(z.string()),
});
export type CampaignResult = z.infer<typeof campaignResultSchema>;
