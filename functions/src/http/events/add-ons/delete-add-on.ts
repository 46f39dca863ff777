import { deleteAddOn } from "@marquee/contracts/events/add-ons";
import { deleteAddOn as remove } from "@marquee/core/events/hosting/add-ons";
import { tellOfOffers } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/events/{id}/add-ons/{addOnId}: takes an add-on off an event. */
export const handler = httpHandler(deleteAddOn, runtime, async (call) => {
  await remove(runtime.core, await hostActor(call, runtime), call.params);
  await tellOfOffers(runtime.core, call.params.id);
  return {};
});
