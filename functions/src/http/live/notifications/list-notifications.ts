import { listNotifications } from "@marquee/contracts/live/notifications";
import { listNotifications as list } from "@marquee/core/live/notifications/notifications";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/notifications: the bell's list. */
export const handler = httpHandler(listNotifications, runtime, async ({ principal, query }) => {
  const { items, cursor } = await list(runtime.core, principal, query);
  return { body: items, nextCursor: cursor };
});
