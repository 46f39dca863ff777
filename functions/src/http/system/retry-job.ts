import { retryJob } from "@marquee/contracts/http/system";
import { retryJob as retry } from "@marquee/core/jobs/retry-job";
import { httpRuntime, liveQueue } from "../../runtime/deps.ts";
import { env } from "../../runtime/env.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = env.modelBudget;

/** POST /api/admin/jobs/{id}/retry: rings for an open job, orders a failed campaign anew. */
export const handler = httpHandler(retryJob, runtime, async ({ params, body, requestId, currentUser }) => {
  const order = { userId: body.userId, jobId: params.id, requestId, budget };
  return { body: await retry(runtime.core, queue, await currentUser(), order) };
});
