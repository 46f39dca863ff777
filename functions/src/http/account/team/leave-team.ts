import { leaveTeam } from "@marquee/contracts/account/team";
import { removeMember } from "@marquee/core/account/team/people";
import { handOver } from "@marquee/core/deals/deals/hand-over";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/team/membership: a button of the Team tab. The caller's sessions in the account end, this one too. */
export const handler = httpHandler(leaveTeam, runtime, async (call) => {
  const { actorId } = call.principal;
  await handOver(runtime.core, await removeMember(runtime.core, channel, await accountActor(call), actorId));
  return { session: null };
});
