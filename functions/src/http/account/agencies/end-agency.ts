import { endAgency } from "@marquee/contracts/account/agencies";
import { endAccess } from "@marquee/core/account/agencies/decide-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/agencies/{id}: a button of the Team tab; the sockets of the agency are closed before it responds. */
export const handler = httpHandler(endAgency, runtime, async (call) => {
  await endAccess(runtime.core, channel, await accountActor(call), call.params.id);
  return {};
});
