import * as z from "zod/mini";
import { campaignTypes } from "../enums.ts";
import { atMost, visible } from "../fields.ts";

export const ideaName = z
  .string()
  .check(z.trim(), z.minLength(1, "Name is required"), atMost(120, "Name is too long"), visible("Name"));
export const ideaDescription = z
  .string()
  .check(z.trim(), z.minLength(1, "Description is required"), atMost(2_000, "Description is too long"));
/* @__NO_SIDE_EFFECTS__ */
const editedText = (max: number, what: string) =>
  z.string().check(z.trim(), z.minLength(1, `${what} is required`), atMost(max, `${what} is too long`));
/* @__NO_SIDE_EFFECTS__ */
const editedLines = (what: string, max: number) =>
  z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, `${what}: an entry is empty`),
          atMost(300, `${what}: an entry is too long`),
          visible(what),
        ),
    )
    .check(z.minLength(1, `${what} can't be empty`), z.maxLength(max, `${what}: at most ${max} entries`));

/** The content of an idea that a person may edit; each edit keeps the previous version. */
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
};
