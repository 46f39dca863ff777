import { listJobs } from "@marquee/contracts/admin/system";
import { listJobs as jobPage } from "@marquee/core/credits/jobs/list-jobs";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/jobs: open ones, then failed ones. */
export const handler = httpHandler(listJobs, runtime, async ({ query }) => {
  const { status, days, ...page } = query;
  const { items, cursor, unreadable } = await jobPage(runtime.core, status, page, days);
  return { body: items, nextCursor: cursor, unreadable };
});
