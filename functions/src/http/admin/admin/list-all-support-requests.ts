import { listAllSupportRequests } from "@marquee/contracts/admin/requests";
import { listAllSupportRequests as supportPage } from "@marquee/core/admin/admin/support-requests";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/support-requests: lists what users asked, unanswered requests first. */
export const handler = httpHandler(listAllSupportRequests, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await supportPage(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
