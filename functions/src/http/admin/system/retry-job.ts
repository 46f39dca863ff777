import { retryJob } from "@marquee/contracts/admin/system";
import { retryJob as retry } from "@marquee/core/credits/jobs/retry-job";
import { allJobHooks as hooks } from "@marquee/core/whole/job-kinds/all-job-hooks";
import { httpRuntime, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = liveModelBudget();

/** POST /api/admin/jobs/{id}/retry: sends the message of an open job again, or orders a failed campaign again. */
export const handler = httpHandler(retryJob, runtime, async ({ params, body, requestId, currentUser }) => {
  const order = { userId: body.userId, jobId: params.id, requestId, budget };
  return { body: await retry({ core: runtime.core, queue, hooks }, await currentUser(), order) };
});
