import { getEventImage } from "@marquee/contracts/events/event-images";
import { eventImageFiles } from "@marquee/core/ground/pictures/picture-file";
import { readPicture } from "@marquee/core/ground/pictures/uploads";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/event-images/{id}: an image, for the <img> of a signed-in user. */
export const handler = httpHandler(getEventImage, runtime, async ({ params }) => ({
  body: await readPicture(files, eventImageFiles, params.id),
}));
