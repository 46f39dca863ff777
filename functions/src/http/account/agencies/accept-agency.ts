import { acceptAgency } from "@marquee/contracts/account/agencies";
import { acceptAccess } from "@marquee/core/account/agencies/decide-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/agencies/{id}/accept: a button of the Team tab. */
export const handler = httpHandler(acceptAgency, runtime, async (call) => {
  await acceptAccess(runtime.core, channel, await accountActor(call), call.params.id, call.body);
  return {};
});
