import { listAccountJobs } from "@marquee/contracts/admin/accounts";
import { listAccountJobs as jobPage } from "@marquee/core/credits/jobs/list-account-jobs";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/accounts/{id}/jobs: an account's work, done, failed or under way. */
export const handler = httpHandler(listAccountJobs, runtime, async ({ params, query }) => {
  const { items, cursor, unreadable } = await jobPage(runtime.core, params.id, query);
  return { body: items, nextCursor: cursor, unreadable };
});
