import { oldestHeldSeconds } from "@marquee/core/credits/jobs/oldest-held";
import { sweepJobs } from "@marquee/core/credits/jobs/sweep-jobs";
import { appliedBudget } from "@marquee/core/ground/system/stage-limits";
import { modelBudgetUsedPercent } from "@marquee/core/ground/throttles/model-budget";
import { allJobHooks } from "@marquee/core/whole/job-kinds/all-job-hooks";
import { liveChannel, liveCore, liveQueue } from "../runtime/deps.ts";
import { count, gauge } from "../runtime/metrics.ts";
import { liveModelBudget } from "../runtime/model-budget.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const sweeper = { core: liveCore(), queue: liveQueue(), channel: liveChannel(), hooks: allJobHooks };
const budget = liveModelBudget();

/** Each minute: recovers from lost sends and dead workers, releases the credits of abandoned jobs. */
export const handler = scheduleHandler(
  "sweep",
  async (untilMs) => {
    const { resent, released, looked, cutShort, ...trouble } = await sweepJobs(sweeper, untilMs);
    count("JobsResent", resent);
    count("JobsReleased", released);
    gauge(
      "ModelBudgetUsedPercent",
      await modelBudgetUsedPercent(sweeper.core, await appliedBudget(sweeper.core, budget)),
    );
    gauge("OldestHeldCreditsSeconds", await oldestHeldSeconds(sweeper.core));
    return { report: { looked, resent, released, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
