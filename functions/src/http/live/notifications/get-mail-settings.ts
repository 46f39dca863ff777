import { getMailSettings } from "@marquee/contracts/live/notifications";
import { mailSettingsOf } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/notifications/mail: the email settings shown on the Settings page. */
export const handler = httpHandler(getMailSettings, runtime, async ({ currentUser }) => ({
  body: mailSettingsOf(await currentUser()),
}));
