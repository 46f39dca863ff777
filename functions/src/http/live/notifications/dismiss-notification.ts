import { dismissNotification } from "@marquee/contracts/live/notifications";
import { dismiss } from "@marquee/core/live/notifications/notifications";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/notifications/{id}: the x next to a notification. */
export const handler = httpHandler(dismissNotification, runtime, async ({ principal, params }) => {
  await dismiss(runtime.core, channel, principal, params.id);
  return {};
});
