import { markNotificationsRead } from "@marquee/contracts/live/notifications";
import { markAllRead, markRead } from "@marquee/core/live/notifications/notifications";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/notifications/read: marks one opened notification as read, or all of them. */
export const handler = httpHandler(markNotificationsRead, runtime, async ({ principal, body }) => {
  const { ids, upTo } = body;
  if (upTo === undefined) await markRead(runtime.core, channel, principal, ids ?? []);
  else await markAllRead(runtime.core, channel, principal, upTo);
  return {};
});
