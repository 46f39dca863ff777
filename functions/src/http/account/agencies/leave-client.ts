import { leaveClient } from "@marquee/contracts/account/agencies";
import { endAccess } from "@marquee/core/account/agencies/decide-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/clients/{id}: a button of the Clients page. */
export const handler = httpHandler(leaveClient, runtime, async (call) => {
  await endAccess(runtime.core, channel, await accountActor(call), call.params.id);
  return {};
});
