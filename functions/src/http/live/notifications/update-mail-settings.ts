import { updateMailSettings } from "@marquee/contracts/live/notifications";
import { setMailSettings } from "@marquee/core/live/notifications/mail-settings";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/notifications/mail: how often, at what hours and in which time zone. */
export const handler = httpHandler(updateMailSettings, runtime, async ({ currentUser, body }) => ({
  body: await setMailSettings(runtime.core, await currentUser(), body),
}));
