import { transitionEvent } from "@marquee/contracts/events/hosting";
import { transitionEvent as move } from "@marquee/core/events/hosting/edit-event";
import { tellOfChange } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events/{id}/transitions: publish and cancel. */
export const handler = httpHandler(transitionEvent, runtime, async (call) => {
  const body = await move(runtime.core, await hostActor(call, runtime), call.params.id, call.body);
  await tellOfChange(runtime.core, body.id);
  return { body };
});
