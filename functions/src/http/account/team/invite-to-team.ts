import { inviteToTeam } from "@marquee/contracts/account/team";
import { invite } from "@marquee/core/account/team/invite";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();

/** POST /api/team/invitations: the form of the Team tab. */
export const handler = httpHandler(inviteToTeam, runtime, async (call) => ({
  body: await invite(runtime.core, mailing, await accountActor(call), call.body),
}));
