import type { createEventImageUpload, setEventImage } from "@marquee/contracts/events/event-images";
import { addressOf, call } from "#api/http.ts";
import { useUploadPicture } from "#api/upload-picture.ts";
import { useEventChanged } from "./event-changed.ts";

const announce = addressOf<typeof createEventImageUpload>(
  "createEventImageUpload",
  "POST",
  "/api/events/{id}/image",
);
const assign = addressOf<typeof setEventImage>("setEventImage", "PUT", "/api/events/{id}/image");

/** Uploads a picture and makes it the event's image. */
export function useUploadEventImage(id: string) {
  return useUploadPicture({
    announce: (body) => call(announce, { params: { id }, body }),
    assign: (body) => call(assign, { params: { id }, body }),
    onSuccess: useEventChanged(),
  });
}
