import { resetPassword } from "@marquee/contracts/account/passwords";
import { resetPassword as resetByLink } from "@marquee/core/account/passwords/reset-password";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const outside = { channel: liveChannel(), mailing: liveMailing(), welcome: env.welcome };

/** POST /api/auth/reset-password: the page behind a mailed link; ends every session before it responds. */
export const handler = httpHandler(resetPassword, runtime, async ({ body, caller }) => {
  await resetByLink(runtime.core, outside, { ...body, caller });
  return {};
});
