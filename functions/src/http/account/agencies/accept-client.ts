import { acceptClient } from "@marquee/contracts/account/agencies";
import { acceptAccess } from "@marquee/core/account/agencies/decide-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/clients/{id}/accept: a button of the Clients page. */
export const handler = httpHandler(acceptClient, runtime, async (call) => {
  await acceptAccess(runtime.core, channel, await accountActor(call), call.params.id, call.body);
  return {};
});
