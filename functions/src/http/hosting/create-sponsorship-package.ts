import { createSponsorshipPackage } from "@marquee/contracts/http/hosting";
import { createPackage } from "@marquee/core/hosting/packages";
import { httpRuntime } from "../../runtime/deps.ts";
import { hostActor } from "../../runtime/host-actor.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events/{id}/packages: adds a package that an event offers sponsors. */
export const handler = httpHandler(createSponsorshipPackage, runtime, async (call) => ({
  body: await createPackage(
    runtime.core,
    await hostActor(call, runtime),
    call.params.id,
    call.body,
    call.idempotencyKey,
  ),
}));
