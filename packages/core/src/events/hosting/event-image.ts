import type { BinaryFiles, UploadSigner } from "@marquee/adapters/files/port";
import { AppError } from "@marquee/contracts/errors";
import type { createEventImageUpload as uploadContract } from "@marquee/contracts/events/event-images";
import type { EventDetail } from "@marquee/contracts/events/events";
import type { AnswerOf, BodyOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { eventImageFiles, pictureFolder, uploadFileKey } from "../../ground/pictures/picture-file.ts";
import { drawUpload, type Pictures, removePicture, signUpload } from "../../ground/pictures/uploads.ts";
import { isoTime } from "../../time.ts";
import { eventDetail, type HostedEvent } from "../events/get-event.ts";
import { deleteEvent } from "./edit-event.ts";
import { changeEvent, type HostActor, ownedEvent } from "./hosted-event.ts";
import { requireOpen } from "./moves.ts";

/**
 * Signs an address for uploading one image of an event.
 * @throws AppError not_found, invalid_transition once the event is over or canceled, too_many_requests
 */
export async function createImageUpload(
  core: Core,
  uploads: UploadSigner,
  actor: HostActor,
  { eventId, body }: { eventId: string; body: BodyOf<typeof uploadContract> },
): Promise<AnswerOf<typeof uploadContract>> {
  requireOpen((await ownedEvent(core, actor, eventId)).event, isoTime(core.clock.now()));
  return signUpload(core, uploads, actor.actorId, body);
}

/**
 * Makes an upload the event's image and removes the previous one. The file belongs to the host, whoever uploads it.
 * @throws AppError not_found, also for a used or missing upload; invalid_transition once the event is over or canceled;
 *   validation_failed on `file`, too_many_requests
 */
export async function setImage(
  core: Core,
  pictures: Pictures,
  actor: HostActor,
  { eventId, uploadId }: { eventId: string; uploadId: string },
): Promise<EventDetail> {
  const { event } = await ownedEvent(core, actor, eventId);
  requireOpen(event, isoTime(core.clock.now()));
  const upload = { userId: actor.actorId, uploadId };
  const picture = await drawUpload(core, pictures, { ...upload, shape: "wideJpeg" });
  const { files } = pictures;
  const name = { folder: pictureFolder(event.hostId), token: core.ids.token() };
  await files.putBytes(eventImageFiles.key(name), picture, "image/jpeg");
  const imageUrl = eventImageFiles.address(name);
  const { previous, hosted } = await swapImage(core, actor, {
    eventId,
    imageUrl,
    action: "setEventImage",
  }).catch(async (error: unknown) => {
    // The change was definitely refused, so nothing will ever request the file.
    if (error instanceof AppError) await files.remove(eventImageFiles.key(name));
    throw error;
  });
  // If these removals fail: uploads expire after a day, and deleting an account removes all of its pictures.
  await Promise.all([
    files.remove(uploadFileKey(actor.actorId, uploadId)),
    removePicture(files, eventImageFiles, previous),
  ]);
  return eventDetail(core, hosted, actor.accountId);
}

/**
 * Removes an event's image; its address answers not_found from then on.
 * @throws AppError not_found, invalid_transition once the event is over or canceled
 */
export async function deleteImage(
  core: Core,
  files: Pick<BinaryFiles, "remove">,
  actor: HostActor,
  eventId: string,
): Promise<void> {
  const { previous } = await swapImage(core, actor, { eventId, imageUrl: null, action: "deleteEventImage" });
  await removePicture(files, eventImageFiles, previous);
}

/** Deletes a draft with its image. @throws AppError not_found, conflict for a published event */
export async function deleteDraft(
  core: Core,
  files: Pick<BinaryFiles, "remove">,
  actor: HostActor,
  id: string,
): Promise<void> {
  const { imageUrl } = await deleteEvent(core, actor, id);
  await removePicture(files, eventImageFiles, imageUrl);
}

/** Sets the image and returns the one it replaces, so that exactly one call removes each file. */
async function swapImage(
  core: Core,
  actor: HostActor,
  { eventId, imageUrl, action }: { eventId: string; imageUrl: string | null; action: string },
): Promise<{ previous: string | null; hosted: HostedEvent }> {
  let previous: string | null = null;
  const change = (before: HostedEvent): HostedEvent => {
    requireOpen(before.event, isoTime(core.clock.now()));
    previous = before.event.imageUrl;
    return { ...before, event: { ...before.event, imageUrl } };
  };
  const hosted = await changeEvent(core, actor, { id: eventId, action, change });
  return { previous, hosted };
}
