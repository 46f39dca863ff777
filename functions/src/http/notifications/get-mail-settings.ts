import { getMailSettings } from "@marquee/contracts/http/notifications";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/notifications/mail: what Settings shows of email. */
export const handler = httpHandler(getMailSettings, runtime, async ({ currentUser }) => ({
  body: (await currentUser()).mailSettings,
}));
