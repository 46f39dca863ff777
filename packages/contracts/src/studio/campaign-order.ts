import * as z from "zod/mini";
import { industries, preferredCampaignTypes, refinements } from "../enums.ts";
import { atLeast, atMost, trimmed, trimmedLine, visible } from "../fields.ts";
import { limits } from "../limits.ts";

/** What people send to order a campaign or a change of one. */

const shortText = (max: number, what: string) =>
  z.string().check(trimmed(), atMost(max, `${what} is too long`));
const list = (what: string) =>
  z
    .array(
      z
        .string()
        .check(
          trimmedLine(),
          z.minLength(1),
          atMost(limits.listItemMaxLength, `${what}: an entry is too long`),
          visible(what),
        ),
    )
    .check(z.maxLength(limits.listMaxItems, `${what}: at most ${limits.listMaxItems} entries`));

const promptTooShort = `Prompt must be at least ${limits.promptMinLength} characters.`;

export const promptSchema = z
  .string(promptTooShort)
  .check(
    trimmed(),
    atLeast(limits.promptMinLength, promptTooShort),
    atMost(limits.promptMaxLength, `Prompt cannot exceed ${limits.promptMaxLength} characters.`),
  );

/** What the Strategy Builder sends. The budget is in whole USD; absent means unset. */
export const generateBodySchema = z.strictObject({
  prompt: promptSchema,
  industry: z.optional(z.enum(industries, "Unknown industry")),
  budget: z.optional(
    z.nullable(
      z
        .number("Budget must be a number")
        .check(z.minimum(0, "Budget can't be negative"), z.maximum(1_000_000_000, "Budget is too large")),
    ),
  ),
  targetAudience: z.optional(z.strictObject({ description: shortText(600, "Target audience") })),
  goals: z.optional(list("Goals")),
  location: z.optional(shortText(200, "Location")),
  duration: z.optional(shortText(120, "Duration")),
  preferred_type: z.optional(z.enum(preferredCampaignTypes, "Unknown campaign type")),
  generateCompetitiveAnalysis: z.optional(z.boolean()),
  generateVisualMockup: z.optional(z.boolean()),
  competitorNames: z.optional(list("Competitor names")),
});
export type GenerateBody = z.infer<typeof generateBodySchema>;

const { generateCompetitiveAnalysis, generateVisualMockup, ...briefFields } = generateBodySchema.shape;

/** What should change, in a sentence of one's own. */
export const refinementWordsSchema = z
  .string("Say in a sentence what should change")
  .check(
    trimmedLine(),
    atLeast(3, "Say in a sentence what should change"),
    atMost(limits.refinementWordsMaxLength, `At most ${limits.refinementWordsMaxLength} characters`),
    visible("The sentence"),
  );

/**
 * How to refine a generation. A rerun takes the fields of the brief that change: null, an empty text or an empty list
 * clears a field, and an absent field stays. All other refinements change the concept at `index`. Analysis and mockup
 * must be ordered again: an absent one is not ordered.
 */
export const refineBodySchema = z
  .strictObject({
    refinement: z.enum(refinements, "Choose what to change"),
    index: z.optional(
      z.int("Choose a concept").check(z.minimum(0, "Choose a concept"), z.maximum(99, "Choose a concept")),
    ),
    /** What should change, in a sentence of one's own; for `in_words` alone. */
    words: z.optional(refinementWordsSchema),
    ...briefFields,
    prompt: z.optional(promptSchema),
    industry: z.optional(z.nullable(z.enum(industries, "Unknown industry"))),
    generateCompetitiveAnalysis,
    generateVisualMockup,
  })
  .check(
    z.refine((body) => (body.refinement === "rerun") === (body.index === undefined), {
      message: "Choose a concept, or none for a rerun",
      path: ["index"],
    }),
    z.refine((body) => (body.refinement === "in_words") === (body.words !== undefined), {
      message: "Say in a sentence what should change",
      path: ["words"],
    }),
    z.refine(
      (body) => body.refinement === "rerun" || Object.keys(body).every((name) => !(name in briefFields)),
      {
        message: "Only a rerun takes changes to the brief",
        path: ["refinement"],
      },
    ),
  );
export type RefineBody = z.infer<typeof refineBodySchema>;
