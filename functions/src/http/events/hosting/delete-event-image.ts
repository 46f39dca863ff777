import { deleteEventImage } from "@marquee/contracts/events/event-images";
import { deleteImage } from "@marquee/core/events/hosting/event-image";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** DELETE /api/events/{id}/image: removes an event's image. */
export const handler = httpHandler(deleteEventImage, runtime, async (call) => {
  await deleteImage(runtime.core, files, await hostActor(call, runtime), call.params.id);
  return {};
});
