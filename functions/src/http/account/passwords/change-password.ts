import { changePassword } from "@marquee/contracts/account/passwords";
import { changePassword as changeOwnPassword } from "@marquee/core/account/passwords/change-password";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const outside = { channel: liveChannel(), mailing: liveMailing() };

/** POST /api/user/password: the profile's password form; ends every other session before it responds. */
export const handler = httpHandler(changePassword, runtime, async ({ body, caller, signedIn }) => {
  await changeOwnPassword(runtime.core, outside, { signedIn: await signedIn(), body, caller });
  return {};
});
