import { sharpPictures } from "@marquee/adapters/pictures/live";
import { setEventImage } from "@marquee/contracts/events/event-images";
import { setImage } from "@marquee/core/events/hosting/event-image";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const pictures = { files: liveFiles(), maker: sharpPictures() };

/** PUT /api/events/{id}/image: makes the uploaded file the event's image. */
export const handler = httpHandler(setEventImage, runtime, async (call) => {
  const { params, body } = call;
  const actor = await hostActor(call, runtime);
  const image = { eventId: params.id, uploadId: body.uploadId };
  return { body: await setImage(runtime.core, pictures, actor, image) };
});
