import { showJobInput } from "@marquee/contracts/admin/accounts";
import { showJobInput as show } from "@marquee/core/admin/admin/show-job-input";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/admin/accounts/{id}/jobs/{job}/input: reads an order's text; a POST, since it writes to the audit log. */
export const handler = httpHandler(showJobInput, runtime, async ({ params, body, currentUser }) => ({
  body: await show(runtime.core, await currentUser(), {
    userId: params.id,
    jobId: params.job,
    reason: body.reason,
  }),
}));
