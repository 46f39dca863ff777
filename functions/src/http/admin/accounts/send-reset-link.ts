import { sendResetLink } from "@marquee/contracts/admin/accounts";
import { sendResetLink as send } from "@marquee/core/admin/admin/account-acts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();

/** POST /api/admin/accounts/{id}/reset-link: mails a link that only its reader sees. */
export const handler = httpHandler(sendResetLink, runtime, async ({ params, body, currentUser }) => {
  await send(runtime.core, mailing, await currentUser(), { userId: params.id, ...body });
  return {};
});
