import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import type { ModelBudget } from "@marquee/contracts/limits";
import { env } from "./env.ts";

/** The stage's model budget for a UTC day; not in env.ts, so that only bundles that need it include the job kinds. */
export function liveModelBudget(): ModelBudget {
  return { orders: perJobKind((kind) => env.ordersPerDay(kind)), outputTokens: env.modelOutputPerDay };
}
