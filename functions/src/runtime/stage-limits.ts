import type { StageLimits } from "@marquee/contracts/admin/stage-limits";
import { env } from "./env.ts";
import { liveModelBudget } from "./model-budget.ts";

/** What the stage is configured with where no admin has set something else. */
export const liveStageLimits = (): StageLimits => ({ modelBudget: liveModelBudget(), welcome: env.welcome });
