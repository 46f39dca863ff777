import { resendAccountConfirmation } from "@marquee/contracts/admin/accounts";
import { resendAccountConfirmation as resend } from "@marquee/core/admin/admin/account-acts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();

/** POST /api/admin/accounts/{id}/confirmation: mails the link again that confirms an address. */
export const handler = httpHandler(
  resendAccountConfirmation,
  runtime,
  async ({ params, body, currentUser }) => {
    await resend(runtime.core, mailing, await currentUser(), { userId: params.id, ...body });
    return {};
  },
);
