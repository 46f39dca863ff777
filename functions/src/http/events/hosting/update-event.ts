import { updateEvent } from "@marquee/contracts/events/hosting";
import { updateEvent as update } from "@marquee/core/events/hosting/edit-event";
import { tellOfChange } from "../../../runtime/announce.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/events/{id}: saves the form of an existing event. */
export const handler = httpHandler(updateEvent, runtime, async (call) => {
  const body = await update(runtime.core, await hostActor(call, runtime), call.params.id, call.body);
  await tellOfChange(runtime.core, body.id);
  return { body };
});
