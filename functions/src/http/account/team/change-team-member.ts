import { changeTeamMember } from "@marquee/contracts/account/team";
import { changeMember } from "@marquee/core/account/team/people";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/team/people/{id}: a person's role and monthly cap, on the Team tab. */
export const handler = httpHandler(changeTeamMember, runtime, async (call) => ({
  body: await changeMember(runtime.core, channel, await accountActor(call), call.params.id, call.body),
}));
