import { clearNotifications } from "@marquee/contracts/live/notifications";
import { clearAll } from "@marquee/core/live/notifications/notifications";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/notifications: Clear, limited to the notifications that the caller has seen. */
export const handler = httpHandler(clearNotifications, runtime, async ({ principal, query }) => {
  await clearAll(runtime.core, channel, principal, query.upTo);
  return {};
});
