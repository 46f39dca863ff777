import { resendConfirmation } from "@marquee/contracts/account/profile";
import { resendConfirmation as resend } from "@marquee/core/account/profile/confirm-email";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();

/** POST /api/user/confirmation: sends the link again that confirms the account's address. */
export const handler = httpHandler(resendConfirmation, runtime, async ({ currentUser }) => {
  await resend(runtime.core, mailing, await currentUser());
  return {};
});
