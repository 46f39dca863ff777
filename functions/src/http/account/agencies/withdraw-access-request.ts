import { withdrawAccessRequest } from "@marquee/contracts/account/agencies";
import { withdrawRequest } from "@marquee/core/account/agencies/start-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/access-requests/{id}: a button of the Clients page and of the Team tab. */
export const handler = httpHandler(withdrawAccessRequest, runtime, async (call) => {
  await withdrawRequest(runtime.core, channel, await accountActor(call), call.params.id);
  return {};
});
