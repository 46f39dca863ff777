import { removeTeamMember } from "@marquee/contracts/account/team";
import { removeMember } from "@marquee/core/account/team/people";
import { handOver } from "@marquee/core/deals/deals/hand-over";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/team/people/{id}: a button of the Team tab; the person's sockets are closed before it responds. */
export const handler = httpHandler(removeTeamMember, runtime, async (call) => {
  const { id } = call.params;
  const handover = await removeMember(runtime.core, channel, await accountActor(call), id, call.query.heir);
  await handOver(runtime.core, handover);
  return {};
});
