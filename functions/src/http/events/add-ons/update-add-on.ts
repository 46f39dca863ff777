import { updateAddOn } from "@marquee/contracts/events/add-ons";
import { updateAddOn as update } from "@marquee/core/events/hosting/add-ons";
import { tellOfOffers } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/events/{id}/add-ons/{addOnId}: changes an add-on in the event form. */
export const handler = httpHandler(updateAddOn, runtime, async (call) => {
  const body = await update(runtime.core, await hostActor(call, runtime), call.params, call.body);
  await tellOfOffers(runtime.core, call.params.id);
  return { body };
});
