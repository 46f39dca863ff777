import { deleteSponsorshipPackage } from "@marquee/contracts/events/hosting";
import { deletePackage } from "@marquee/core/events/hosting/packages";
import { tellOfOffers } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/sponsorship-packages/{id}: takes a package off an event. */
export const handler = httpHandler(deleteSponsorshipPackage, runtime, async (call) => {
  const eventId = await deletePackage(runtime.core, await hostActor(call, runtime), call.params.id);
  await tellOfOffers(runtime.core, eventId);
  return {};
});
