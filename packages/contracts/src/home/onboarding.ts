import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { onboardingChangeSchema, onboardingSchema } from "./onboarding-progress.ts";

/** The first steps of a new user; a host publishes an event instead of saving one. */
export const checklistItems = ["brandFacts", "savedEvent", "publishedEvent", "deal", "campaign"] as const;
export type ChecklistItem = (typeof checklistItems)[number];

export const checklistSchema = z.array(z.strictObject({ item: z.enum(checklistItems), done: z.boolean() }));
export type Checklist = z.infer<typeof checklistSchema>;

export const updateOnboarding = operation({
  id: "updateOnboarding",
  area: "onboarding",
  method: "PATCH",
  path: "/api/user/onboarding",
  access: "user",
  session: "first",
  self: true,
  body: onboardingChangeSchema,
  responses: { 200: onboardingSchema },
  summary: "Note how far you are with the tour, welcome, wizard, and checklist. What's done stays done",
});

export const getChecklist = operation({
  id: "getChecklist",
  area: "onboarding",
  method: "GET",
  path: "/api/user/checklist",
  access: "user",
  session: "parallel",
  responses: { 200: checklistSchema },
  summary: "Get the first steps of your role, each with whether you've done it",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const onboardingOperations = {
  updateOnboarding,
  getChecklist,
};
