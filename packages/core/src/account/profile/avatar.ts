import type { BinaryFiles } from "@marquee/adapters/files/port";
import { AppError } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { recordActivity } from "../../ground/activity/activity.ts";
import { avatarFiles, pictureFolder, uploadFileKey } from "../../ground/pictures/picture-file.ts";
import { drawUpload, type Pictures, removePicture } from "../../ground/pictures/uploads.ts";
import { activeUser, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { retried } from "../../retried.ts";

/**
 * Makes an upload the user's avatar. Ignores the claimed type: checks the bytes and re-encodes the picture.
 * A refused upload is removed.
 * @throws AppError not_found for another's, a used or a missing upload, validation_failed on `file`, too_many_requests,
 *   unauthenticated
 */
export async function setAvatar(
  core: Core,
  pictures: Pictures,
  user: UserRecord,
  uploadId: string,
  caller: Caller,
): Promise<UserRecord> {
  const picture = await drawUpload(core, pictures, { userId: user.id, uploadId, shape: "squareJpeg" });
  const { files } = pictures;
  const name = { folder: pictureFolder(user.id), token: core.ids.token() };
  await files.putBytes(avatarFiles.key(name), picture, "image/jpeg");
  const avatar = avatarFiles.address(name);
  const previous = await swapAvatar(core, user, avatar);
  // If these removals fail: uploads expire after a day, and deleting an account removes all of its pictures.
  await Promise.all([
    files.remove(uploadFileKey(user.id, uploadId)),
    removePicture(files, avatarFiles, previous),
  ]);
  await recordActivity(core, user, "avatar_changed", caller);
  return { ...user, avatar };
}

/** Removes the user's avatar; its address answers not_found from then on. @throws AppError unauthenticated */
export async function deleteAvatar(
  core: Core,
  files: BinaryFiles,
  user: UserRecord,
  caller: Caller,
): Promise<void> {
  if (user.avatar === null) return;
  await removePicture(files, avatarFiles, await swapAvatar(core, user, null));
  await recordActivity(core, user, "avatar_changed", caller);
}

/** Sets the avatar and returns the one it replaces, so that exactly one call removes each picture. */
async function swapAvatar(core: Core, user: UserRecord, avatar: string | null): Promise<string | null> {
  let previous = user.avatar;
  return retried(core, async () => {
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
      throw error;
    }
  });
}
