import { refundJob } from "@marquee/contracts/admin/system";
import { refundJob as refund } from "@marquee/core/credits/jobs/refund-job";
import { allJobHooks as hooks } from "@marquee/core/whole/job-kinds/all-job-hooks";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/admin/jobs/{id}/refund: ends an open job, or refunds what a finished one cost. */
export const handler = httpHandler(refundJob, runtime, async ({ params, body, currentUser }) => ({
  body: await refund({ core: runtime.core, channel, hooks }, await currentUser(), {
    jobId: params.id,
    ...body,
  }),
}));
