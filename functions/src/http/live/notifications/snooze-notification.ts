import { snoozeNotification } from "@marquee/contracts/live/notifications";
import { snooze } from "@marquee/core/live/notifications/notifications";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/notifications/{id}/snooze: takes one off the list until a time. */
export const handler = httpHandler(snoozeNotification, runtime, async ({ principal, params, body }) => ({
  body: { id: await snooze(runtime.core, channel, principal, { ...params, ...body }) },
}));
