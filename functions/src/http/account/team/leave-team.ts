import { leaveTeam } from "@marquee/contracts/account/team";
import { removeMember } from "@marquee/core/account/team/people";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { teamActor } from "../../../runtime/team-actor.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/team/membership: a button of the Team tab. The caller's sessions in the account end, this one too. */
export const handler = httpHandler(leaveTeam, runtime, async (call) => {
  await removeMember(runtime.core, channel, await teamActor(call), call.principal.actorId);
  return { session: null };
});
