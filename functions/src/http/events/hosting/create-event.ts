import { createEvent } from "@marquee/contracts/events/hosting";
import { createEvent as create } from "@marquee/core/events/hosting/create-event";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events: Create Event. */
export const handler = httpHandler(createEvent, runtime, async (call) => ({
  body: await create(runtime.core, await hostActor(call, runtime), call.body, call.idempotencyKey),
}));
