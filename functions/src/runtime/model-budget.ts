import { perJobKind } from "@marquee/contracts/job-kinds";
import type { ModelBudget } from "@marquee/contracts/limits";
import { env } from "./env.ts";

/** What the stage may ask of the model in a UTC day; apart from env.ts, so that only who needs it carries the job kinds. */
export function liveModelBudget(): ModelBudget {
  return { orders: perJobKind((kind) => env.ordersPerDay(kind)), outputTokens: env.modelOutputPerDay };
}
