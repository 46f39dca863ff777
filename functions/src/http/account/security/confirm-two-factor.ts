import { confirmTwoFactor } from "@marquee/contracts/account/security";
import { confirmTwoFactor as turnOn } from "@marquee/core/account/two-factor/two-factor";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { factorKeys } from "../../../runtime/factor-keys.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const mailing = liveMailing();

/** POST /api/user/two-factor/confirm: turns the second factor on; the recovery codes are shown only once. */
export const handler = httpHandler(confirmTwoFactor, runtime, async ({ body, caller, currentUser }) => {
  const keys = await factorKeys();
  const change = { user: await currentUser(), caller, code: body.code };
  const recoveryCodes = await turnOn(runtime.core, { mailing, keys }, change);
  await showNotices(runtime.core, channel, change.user.id);
  return { body: { recoveryCodes } };
});
