import { offerAccess } from "@marquee/contracts/account/agencies";
import { startAccess } from "@marquee/core/account/agencies/start-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/agencies: the form of the Team tab. */
export const handler = httpHandler(offerAccess, runtime, async (call) => {
  const by = await accountActor(call);
  return { body: await startAccess(runtime.core, channel, by, call.body, call.caller) };
});
