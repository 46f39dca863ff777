import * as z from "zod/mini";
import { perJobKind } from "../credits/job-kinds.ts";

const perDaySchema = z
  .int("Enter a whole number")
  .check(z.minimum(0, "It can't be negative"), z.maximum(1_000_000, "At most 1,000,000 a day"));

/** What the model may be asked for on the whole stage in a UTC day. */
export const modelBudgetSchema = z.strictObject({
  orders: z.strictObject(perJobKind(() => perDaySchema)),
  outputTokens: z
    .int("Enter a whole number")
    .check(z.minimum(0, "It can't be negative"), z.maximum(100_000_000_000, "At most 100,000,000,000 a day")),
});

/** What a person gets once they are confirmed, and after how many days the rest of it expires. */
export const welcomeGrantSchema = z.strictObject({
  credits: z
    .int("Enter a whole number of credits")
    .check(z.minimum(0, "It can't be negative"), z.maximum(200, "At most 200 credits")),
  days: z
    .int("Enter a whole number of days")
    .check(z.minimum(1, "Must be at least 1 day"), z.maximum(365, "Must be 365 days or less")),
});

/** What applies until an admin sets something else: the stage's own configuration, which may be beyond their bounds. */
export const stageLimitsSchema = z.strictObject({
  modelBudget: z.strictObject({
    orders: z.strictObject(perJobKind(() => z.int())),
    outputTokens: z.int(),
  }),
  welcome: z.strictObject({ credits: z.int(), days: z.int() }),
});
export type StageLimits = z.infer<typeof stageLimitsSchema>;
