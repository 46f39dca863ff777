import { updateSponsorshipPackage } from "@marquee/contracts/events/hosting";
import { updatePackage } from "@marquee/core/events/hosting/packages";
import { tellOfOffers } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/sponsorship-packages/{id}: changes a package in the event form. */
export const handler = httpHandler(updateSponsorshipPackage, runtime, async (call) => {
  const body = await updatePackage(runtime.core, await hostActor(call, runtime), call.params.id, call.body);
  await tellOfOffers(runtime.core, body.eventId);
  return { body };
});
