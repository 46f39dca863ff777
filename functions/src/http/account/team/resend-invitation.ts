import { resendInvitation } from "@marquee/contracts/account/team";
import { resendInvitation as resend } from "@marquee/core/account/team/invite";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();

/** POST /api/team/invitations/{id}/resend: a button beside an open or expired invitation. */
export const handler = httpHandler(resendInvitation, runtime, async (call) => ({
  body: await resend(runtime.core, mailing, await accountActor(call), call.params.id),
}));
