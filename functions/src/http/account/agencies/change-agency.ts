import { changeAgency } from "@marquee/contracts/account/agencies";
import { changeAccess } from "@marquee/core/account/agencies/decide-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/agencies/{id}: what an agency sees and may do, on the Team tab. */
export const handler = httpHandler(changeAgency, runtime, async (call) => {
  await changeAccess(runtime.core, channel, await accountActor(call), call.params.id, call.body);
  return {};
});
