import { duplicateEvent } from "@marquee/contracts/events/event-reuse";
import { duplicateEvent as duplicate } from "@marquee/core/events/hosting/reuse-event";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events/{id}/copies: Duplicate, on the page of an own event. */
export const handler = httpHandler(duplicateEvent, runtime, async (call) => {
  const from = { id: call.params.id, body: call.body };
  return { body: await duplicate(runtime.core, await hostActor(call, runtime), from, call.idempotencyKey) };
});
