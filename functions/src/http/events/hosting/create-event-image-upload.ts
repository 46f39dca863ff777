import { createEventImageUpload } from "@marquee/contracts/events/event-images";
import { createImageUpload } from "@marquee/core/events/hosting/event-image";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveUploads } from "../../../runtime/uploads.ts";

const runtime = httpRuntime();
const uploads = liveUploads();

/** POST /api/events/{id}/image: creates the upload that the browser sends the chosen file to. */
export const handler = httpHandler(createEventImageUpload, runtime, async (call) => {
  const { params, body } = call;
  const actor = await hostActor(call, runtime);
  return { body: await createImageUpload(runtime.core, uploads, actor, { eventId: params.id, body }) };
});
