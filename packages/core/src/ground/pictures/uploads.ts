import {
  type BinaryFiles,
  FileTooLarge,
  type UploadSigner,
  type UploadTerms,
} from "@marquee/adapters/files/port";
import { type PictureMaker, UploadRefused } from "@marquee/adapters/pictures/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { pictureUploadSchema } from "@marquee/contracts/pictures";
import type * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { hourSeconds, spendLimit } from "../throttles/limiter.ts";
import { type PicturePlace, uploadFileKey } from "./picture-file.ts";

/** Signs an address for uploading one file of exactly this type and size. @throws AppError too_many_requests */
export async function signUpload(
  core: Core,
  uploads: UploadSigner,
  userId: string,
  { contentType, sizeBytes }: Pick<UploadTerms, "contentType" | "sizeBytes">,
): Promise<z.infer<typeof pictureUploadSchema>> {
  await spendLimit(core, {
    scope: "upload",
    key: userId,
    max: limits.uploadsPerHour,
    windowSeconds: hourSeconds,
  });
  const uploadId = core.ids.next("upload", core.clock.now());
  const key = uploadFileKey(userId, uploadId);
  const lifeSeconds = durations.uploadSeconds;
  const { path, headers } = await uploads.signUpload({ key, contentType, sizeBytes, lifeSeconds });
  return { uploadId, url: path, headers };
}

/** The shape that pictures are cropped to. */
type Shape = "squareJpeg" | "wideJpeg";

export interface Pictures {
  files: BinaryFiles;
  maker: Pick<PictureMaker, Shape>;
}

/**
 * Re-encodes a user's upload. Ignores the claimed type: the bytes are checked. A refused upload is removed.
 * @throws AppError not_found for another's, a used or a missing upload, validation_failed on `file`, too_many_requests
 */
export function drawUpload(
  core: Core,
  { files, maker }: Pictures,
  { userId, uploadId, shape }: { userId: string; uploadId: string; shape: Shape },
): Promise<Uint8Array> {
  return openUpload(core, files, {
    userId,
    uploadId,
    most: { bytes: limits.pictureBytes, refusal: "The picture must be 2 MB or smaller" },
    make: (bytes) => maker[shape](bytes),
  });
}

/**
 * Processes a user's upload. A refused upload is removed.
 * @throws AppError not_found for another's, a used or a missing upload, validation_failed on `file`, too_many_requests
 */
export async function openUpload<Made>(
  core: Core,
  files: Pick<BinaryFiles, "getBytes" | "remove">,
  upload: {
    userId: string;
    uploadId: string;
    most: { bytes: number; refusal: string };
    /** @throws UploadRefused */
    make: (bytes: Uint8Array) => Promise<Made>;
  },
): Promise<Made> {
  const { userId, uploadId, most, make } = upload;
  // Counted before it is opened, so that no file can make us repeat this work without limit.
  await spendLimit(core, {
    scope: "picture",
    key: userId,
    max: limits.picturesOpenedPerHour,
    windowSeconds: hourSeconds,
  });
  const key = uploadFileKey(userId, uploadId);
  try {
    const bytes = await files.getBytes(key, most.bytes);
    if (!bytes) throw new AppError("not_found");
    return await make(bytes);
  } catch (error) {
    const tooLarge = error instanceof FileTooLarge;
    if (!tooLarge && !(error instanceof UploadRefused)) throw error;
    // If it stays, it expires after a day, and attempts are counted in the meantime.
    await files.remove(key).catch(() => undefined);
    throw refused(tooLarge ? most.refusal : error.message, error);
  }
}

function refused(message: string, cause: Error): AppError {
  return new AppError("validation_failed", { message, fields: { file: [message] }, cause });
}

/** A picture of one kind by its unguessable name. @throws AppError not_found */
export async function readPicture(
  files: Pick<BinaryFiles, "getBytes">,
  place: PicturePlace,
  id: string,
): Promise<Uint8Array> {
  const name = place.named(id);
  const picture = name && (await files.getBytes(place.key(name), limits.pictureBytes));
  if (!picture) throw new AppError("not_found");
  return picture;
}

/** Removes the picture at an address; does nothing if there is none. */
export async function removePicture(
  files: Pick<BinaryFiles, "remove">,
  place: PicturePlace,
  address: string | null,
): Promise<void> {
  const name = place.at(address);
  if (name) await files.remove(place.key(name));
}
