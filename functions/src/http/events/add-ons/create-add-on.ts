import { createAddOn } from "@marquee/contracts/events/add-ons";
import { createAddOn as create } from "@marquee/core/events/hosting/add-ons";
import { tellOfOffers } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events/{id}/add-ons: adds an extra that an event offers on top of its packages. */
export const handler = httpHandler(createAddOn, runtime, async (call) => {
  const body = await create(
    runtime.core,
    await hostActor(call, runtime),
    call.params.id,
    call.body,
    call.idempotencyKey,
  );
  await tellOfOffers(runtime.core, call.params.id);
  return { body };
});
