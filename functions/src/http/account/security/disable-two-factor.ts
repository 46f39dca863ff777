import { disableTwoFactor } from "@marquee/contracts/account/security";
import { disableTwoFactor as turnOff } from "@marquee/core/account/two-factor/two-factor";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const mailing = liveMailing();

/** DELETE /api/user/two-factor: sign-in no longer asks for a code; a stage may require admins to keep it. */
export const handler = httpHandler(disableTwoFactor, runtime, async ({ caller, currentUser }) => {
  const adminsNeedIt = runtime.adminSecondFactor();
  const user = await currentUser();
  await turnOff(runtime.core, mailing, { user, caller, adminsNeedIt });
  await showNotices(runtime.core, channel, user.id);
  return {};
});
