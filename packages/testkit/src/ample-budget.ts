import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import type { ModelBudget } from "@marquee/contracts/limits";

/** A day's model budget that no test uses up by accident. */
export const ampleBudget: ModelBudget = {
  orders: perJobKind(() => 1_000_000),
  outputTokens: 1_000_000_000_000,
};
