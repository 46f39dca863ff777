import { forgotPassword } from "@marquee/contracts/account/passwords";
import { forgotPassword as sendResetLink } from "@marquee/core/account/passwords/forgot-password";
import { sleep } from "@marquee/core/sleep";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const outside = { mailing: liveMailing(), sleep };

/** POST /api/auth/forgot-password: same answer, same time, whether or not an account has the address. */
export const handler = httpHandler(forgotPassword, runtime, async ({ body: { email }, caller }) => {
  await sendResetLink(runtime.core, outside, { email, caller });
  return { body: { message: "If there's an account for this email, we've sent a reset link." } };
});
