import { createSponsorshipPackage } from "@marquee/contracts/events/hosting";
import { createPackage } from "@marquee/core/events/hosting/packages";
import { tellOfOffers } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events/{id}/packages: adds a package that an event offers sponsors. */
export const handler = httpHandler(createSponsorshipPackage, runtime, async (call) => {
  const body = await createPackage(
    runtime.core,
    await hostActor(call, runtime),
    call.params.id,
    call.body,
    call.idempotencyKey,
  );
  await tellOfOffers(runtime.core, call.params.id);
  return { body };
});
