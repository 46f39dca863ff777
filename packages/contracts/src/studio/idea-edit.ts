import * as z from "zod/mini";
import { campaignTypes } from "../enums.ts";
import { atMost, idSchema, trimmed, trimmedLine, visible } from "../fields.ts";
import { inThousands } from "../text/in-thousands.ts";

export const ideaName = z
  .string()
  .check(trimmedLine(), z.minLength(1, "Name is required"), atMost(120, "Name is too long"), visible("Name"));
export const ideaDescription = z
  .string()
  .check(trimmed(), z.minLength(1, "Description is required"), atMost(2_000, "Description is too long"));
/* @__NO_SIDE_EFFECTS__ */
const editedText = (max: number, what: string) =>
  z.string().check(trimmed(), z.minLength(1, `${what} is required`), atMost(max, `${what} is too long`));
/* @__NO_SIDE_EFFECTS__ */
const editedLines = (what: string, max: number) =>
  z
    .array(
      z
        .string()
        .check(
          trimmedLine(),
          z.minLength(1, `${what}: an entry is empty`),
          atMost(300, `${what}: an entry is too long`),
          visible(what),
        ),
    )
    .check(z.minLength(1, `${what} can't be empty`), z.maxLength(max, `${what}: at most ${max} entries`));

/* @__NO_SIDE_EFFECTS__ */
const editedLine = (max: number, what: string) => editedText(max, what).check(trimmedLine(), visible(what));
/* @__NO_SIDE_EFFECTS__ */
const editedRows = <Row extends z.core.$ZodShape>(what: string, row: Row, { least = 1, most = 8 } = {}) =>
  z
    .array(z.strictObject(row))
    .check(
      z.minLength(least, least === 1 ? `${what} can't be empty` : `${what}: at least ${least} entries`),
      z.maxLength(most, `${what}: at most ${most} entries`),
    );
/* @__NO_SIDE_EFFECTS__ */
const count = (what: string, least: number, most: number) =>
  z
    .int(`${what} must be a whole number`)
    .check(
      z.minimum(least, `${what} must be at least ${least}`),
      z.maximum(most, `${what} must be at most ${inThousands(most)}`),
    );
const budgetMost = 1_000_000_000;

/** The parts of a plan to change; the others stay. */
const planEditSchema = z.partial(
  z.strictObject({
    promise: editedLine(160, "Promise"),
    fit: editedText(400, "Why it fits"),
    budgetSplit: editedRows("Where the money goes", {
      part: editedLine(80, "Where the money goes"),
      amount: count("Where the money goes", 0, budgetMost),
    }),
    timeline: editedRows(
      "Timeline",
      { when: editedLine(60, "Timeline"), what: editedLine(200, "Timeline") },
      { least: 3 },
    ),
    staffing: editedRows("Who you need", {
      role: editedLine(80, "Who you need"),
      people: count("Who you need", 1, 10_000),
    }),
    measures: editedRows(
      "Measures and targets",
      { name: editedLine(120, "Measures and targets"), target: editedLine(160, "Measures and targets") },
      { most: 6 },
    ),
    risk: z.strictObject({ what: editedText(300, "Main risk"), answer: editedText(300, "What to do") }),
    sources: z.array(editedLine(300, "Sources")).check(z.maxLength(8, "Sources: at most 8 entries")),
  }),
);

/** The parts of a competitive analysis to change; the others stay. */
const analysisEditSchema = z.partial(
  z.strictObject({
    summary: editedText(1_500, "Competitive analysis"),
    competitors: editedRows(
      "Competitors",
      {
        name: editedLine(120, "Competitors"),
        strengths: editedLines("Competitors", 6),
        gaps: editedLines("Competitors", 6),
      },
      { most: 10 },
    ),
    differentiators: editedLines("How to stand out", 8),
    risks: editedLines("Risks", 6),
    basis: editedText(300, "What the analysis is based on"),
  }),
);

/** The content of an idea that a person may edit: all that it shows. Each edit keeps the previous version. */
export const ideaEditShape = {
  name: z.optional(ideaName),
  description: z.optional(ideaDescription),
  type: z.optional(z.enum(campaignTypes, "Unknown campaign type")),
  location: z.optional(editedText(200, "Location")),
  duration: z.optional(editedText(120, "Duration")),
  targetAudience: z.optional(z.strictObject({ description: editedText(600, "Target audience") })),
  goals: z.optional(editedLines("Goals", 10)),
  keyFeatures: z.optional(editedLines("Key features", 12)),
  expectedOutcomes: z.optional(editedLines("Expected outcomes", 10)),
  metrics: z.optional(editedLines("Metrics", 10)),
  /** Whole USD. A split that is not given with it is scaled to it. */
  budget: z.optional(count("Budget", 0, budgetMost)),
  inspiration: z.optional(editedText(800, "Inspiration")),
  plan: z.optional(planEditSchema),
  competitiveAnalysis: z.optional(analysisEditSchema),
  mockupDescription: z.optional(editedText(1_000, "Mockup description")),
  /** The ids of those of its events that stay. */
  events: z.optional(z.array(idSchema).check(z.maxLength(2, "Events: at most 2 entries"))),
};
