import { askClient } from "@marquee/contracts/account/agencies";
import { startAccess } from "@marquee/core/account/agencies/start-access";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/clients: the form of the Clients page. */
export const handler = httpHandler(askClient, runtime, async (call) => {
  const by = await accountActor(call);
  return { body: await startAccess(runtime.core, channel, by, call.body, call.caller) };
});
