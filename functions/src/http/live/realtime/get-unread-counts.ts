import { getUnreadCounts } from "@marquee/contracts/live/realtime";
import { unreadCounts } from "@marquee/core/home/shell/unread-counts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/realtime/unread: the counts beside the sidebar's entries. */
export const handler = httpHandler(getUnreadCounts, runtime, async ({ principal }) => ({
  body: await unreadCounts(runtime.core, principal.accountId),
}));
