import * as z from "zod/mini";
import { type TourStepId, tourSteps, tourVersion } from "./tour-steps.ts";

const tourStepIds = tourSteps.map(({ id }) => id) as [TourStepId, ...TourStepId[]];

export const wizardEnds = ["completed", "skipped"] as const;

const version = z
  .int("Enter a whole number")
  .check(z.minimum(0, "A version can't be negative"), z.maximum(tourVersion, "There's no such version"));

const done = z.literal(true, "Only true can be set");

/** A user's progress through what Marquee shows to newcomers, across all devices. */
export const onboardingSchema = z.strictObject({
  /** The newest version of the tour that opened automatically or was opened; 0 for none. */
  tourOffered: z.int(),
  /** The newest version that was finished; 0 for none. */
  tourCompleted: z.int(),
  /** The step at which an interrupted tour continues. */
  tourStep: z.nullable(z.enum(tourStepIds)),
  welcomed: z.boolean(),
  wizard: z.nullable(z.enum(wizardEnds)),
  checklistDismissed: z.boolean(),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

/** What an account starts with. */
export const openingOnboarding: Onboarding = {
  tourOffered: 0,
  tourCompleted: 0,
  tourStep: null,
  welcomed: false,
  wizard: null,
  checklistDismissed: false,
};

/** What is done stays done: only the step of the tour can go back. */
export const onboardingChangeSchema = z.strictObject({
  tourOffered: z.optional(version),
  tourCompleted: z.optional(version),
  tourStep: z.optional(z.nullable(z.enum(tourStepIds, "There's no such step"))),
  welcomed: z.optional(done),
  wizard: z.optional(z.enum(wizardEnds, "Choose completed or skipped")),
  checklistDismissed: z.optional(done),
});
export type OnboardingChange = z.infer<typeof onboardingChangeSchema>;
