import { type BinaryFiles, FileTooLarge, type UploadSigner } from "@marquee/adapters/files/port";
import { type PictureMaker, PictureRefused } from "@marquee/adapters/pictures/port";
import { AppError } from "@marquee/contracts/errors";
import type { createAvatarUpload as uploadContract } from "@marquee/contracts/http/profile";
import { durations, limits } from "@marquee/contracts/limits";
import type { AnswerOf, BodyOf } from "@marquee/contracts/operation";
import { all, attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import { recordActivity } from "../activity/activity.ts";
import type { Caller } from "../caller.ts";
import { hourSeconds, spendLimit } from "../limits/limiter.ts";
import type { Core } from "../ports.ts";
import { activeUser } from "../sessions/sessions.ts";
import { profileKey, readUser, type UserRecord } from "../users/user.item.ts";
import { avatarAddress, avatarFileKey, avatarName, avatarOf, uploadFileKey } from "./avatar-file.ts";

/** Signs an address to upload one picture to, of this type and size and no other. @throws AppError too_many_requests */
export async function createAvatarUpload(
  core: Core,
  uploads: UploadSigner,
  userId: string,
  { contentType, sizeBytes }: BodyOf<typeof uploadContract>,
): Promise<AnswerOf<typeof uploadContract>> {
  await spendLimit(core, {
    scope: "avatar",
    key: userId,
    max: limits.avatarsPerHour,
    windowSeconds: hourSeconds,
  });
  const uploadId = core.ids.next("upload", core.clock.now());
  const key = uploadFileKey(userId, uploadId);
  const lifeSeconds = durations.uploadSeconds;
  const { path, headers } = await uploads.signUpload({ key, contentType, sizeBytes, lifeSeconds });
  return { uploadId, url: path, headers };
}

export interface Pictures {
  files: BinaryFiles;
  maker: PictureMaker;
}

/**
 * Makes an upload the user's avatar. What was claimed of it counts for nothing: its bytes are checked and drawn anew.
 * One that is refused is removed.
 * @throws AppError not_found for another's, a used or a missing upload, validation_failed on `file`, too_many_requests,
 *   unauthenticated
 */
export async function setAvatar(
  core: Core,
  { files, maker }: Pictures,
  user: UserRecord,
  uploadId: string,
  caller: Caller,
): Promise<UserRecord> {
  // Counted before it is opened, so that no file makes this work for nothing again and again.
  await spendLimit(core, {
    scope: "picture",
    key: user.id,
    max: limits.picturesOpenedPerHour,
    windowSeconds: hourSeconds,
  });
  const uploaded = uploadFileKey(user.id, uploadId);
  const picture = await readPicture({ files, maker }, uploaded);
  const name = { userId: user.id, token: core.ids.token() };
  await files.putBytes(avatarFileKey(name), picture, "image/jpeg");
  const avatar = avatarAddress(name);
  const previous = await swapAvatar(core, user, avatar);
  // Should these be lost: uploads go after a day, and a deleted account takes all of its pictures along.
  await Promise.all([files.remove(uploaded), removePicture(files, previous)]);
  await recordActivity(core, user, "avatar_changed", caller);
  return { ...user, avatar };
}

/** Removes the user's avatar; its address answers not_found from here on. @throws AppError unauthenticated */
export async function deleteAvatar(
  core: Core,
  files: BinaryFiles,
  user: UserRecord,
  caller: Caller,
): Promise<void> {
  if (user.avatar === null) return;
  await removePicture(files, await swapAvatar(core, user, null));
  await recordActivity(core, user, "avatar_changed", caller);
}

/** Get a picture by its unguessable name. @throws AppError not_found */
export async function getAvatar(files: Pick<BinaryFiles, "getBytes">, id: string): Promise<Uint8Array> {
  const name = avatarName(id);
  const picture = name && (await files.getBytes(avatarFileKey(name), limits.avatarBytes));
  if (!picture) throw new AppError("not_found");
  return picture;
}

async function readPicture({ files, maker }: Pictures, key: string): Promise<Uint8Array> {
  try {
    const bytes = await files.getBytes(key, limits.avatarBytes);
    if (!bytes) throw new AppError("not_found");
    return await maker.squareJpeg(bytes);
  } catch (error) {
    const tooLarge = error instanceof FileTooLarge;
    if (!tooLarge && !(error instanceof PictureRefused)) throw error;
    // Should it stay, it goes after a day, and its tries are counted meanwhile.
    await files.remove(key).catch(() => undefined);
    throw refused(tooLarge ? "The picture must be 2 MB or smaller" : error.message, error);
  }
}

function refused(message: string, cause: Error): AppError {
  return new AppError("validation_failed", { message, fields: { file: [message] }, cause });
}

/** Sets the avatar and answers the one that it takes the place of, so that each picture is removed by exactly one call. */
async function swapAvatar(core: Core, user: UserRecord, avatar: string | null): Promise<string | null> {
  let previous = user.avatar;
  for (;;) {
    try {
      await core.table.write({
        op: "update",
        key: profileKey(user.id),
        set: { avatar },
        when: all(activeUser, attribute("avatar").is(previous)),
      });
      return previous;
    } catch (error) {
      const row = error instanceof ConditionRefused ? error.item : undefined;
      if (!(error instanceof ConditionRefused)) throw error;
      const current = row && readUser(row);
      if (current?.status !== "active") throw new AppError("unauthenticated", { cause: error });
      previous = current.avatar;
    }
  }
}

async function removePicture(files: BinaryFiles, address: string | null): Promise<void> {
  const name = avatarOf(address);
  if (name) await files.remove(avatarFileKey(name));
}
