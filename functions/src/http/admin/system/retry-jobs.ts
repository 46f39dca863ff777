import { retryJobs } from "@marquee/contracts/admin/system";
import { retryJobs as retry } from "@marquee/core/credits/jobs/retry-jobs";
import { allJobHooks as hooks } from "@marquee/core/whole/job-kinds/all-job-hooks";
import { httpRuntime, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = liveModelBudget();

/** POST /api/admin/jobs/retry: retries the jobs that an admin saw and confirmed, and tells how each went. */
export const handler = httpHandler(retryJobs, runtime, async ({ body, requestId, currentUser }) => {
  const order = { jobs: body.jobs, requestId, budget };
  return { body: await retry({ core: runtime.core, queue, hooks }, await currentUser(), order) };
});
