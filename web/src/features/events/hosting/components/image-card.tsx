import type { EventDetail } from "@marquee/contracts/events/events";
import { toast } from "#toasts/toast.ts";
import { Card } from "#ui/card.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { PictureDrop } from "#ui/picture-drop.tsx";
import { useUploadEventImage } from "../api/create-event-image-upload.ts";
import { useDeleteEventImage } from "../api/delete-event-image.ts";
import { imageCard as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** The event's picture; until it has one, its poster. */
export function ImageCard({ event, open }: { event: EventDetail; open: boolean }) {
  const uploading = useUploadEventImage(event.id);
  const remove = useDeleteEventImage(event.id);
  const { imageUrl } = event;
  if (!open && imageUrl === null) return null;
  return (
    <Card aria-label={copy.title} className="flex flex-wrap items-center gap-x-5 gap-y-4 px-5 py-5">
      <EventPoster event={event} className="w-56 max-w-full rounded-lg" />
      {open && (
        <PictureDrop
          copy={copy}
          hasPicture={imageUrl !== null}
          uploading={uploading}
          remove={remove}
          onUploaded={() => toast(toasts.imageSaved)}
        >
          <h2 className="text-base">{copy.title}</h2>
        </PictureDrop>
      )}
    </Card>
  );
}
