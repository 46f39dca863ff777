import { fingerprint } from "../../rows/keys.ts";

/** The key of an upload until it is used; the owner is part of the key, so nobody can refer to another's. */
export function uploadFileKey(userId: string, uploadId: string): string {
  return `uploads/${userId}/${uploadId}`;
}

/** A picture's folder and unguessable name. */
export interface PictureName {
  /** The owner's folder; the owner's id itself for pictures that were stored before folders had names of their own. */
  folder: string;
  token: string;
}

/** The folder of a user's pictures: its name is in their addresses, which others see, and does not tell the user's id. */
export function pictureFolder(userId: string): string {
  return fingerprint(`pictures|${userId}`).replaceAll("-", "_").slice(0, 22);
}

/** Where pictures of one kind are stored and served. */
export interface PicturePlace {
  /** The storage key of a picture; deleting a user finds it by its folder. */
  key(name: PictureName): string;
  /** The address at which signed-in users see it. */
  address(name: PictureName): string;
  /** The picture that the last segment of such an address names; folders contain no hyphen. */
  named(id: string): PictureName | undefined;
  /** The same for a whole address. */
  at(address: string | null): PictureName | undefined;
}

function picturePlace(kind: string): PicturePlace {
  const prefix = `/api/${kind}/`;
  const named = (id: string) => {
    const at = id.indexOf("-");
    return at < 1 ? undefined : { folder: id.slice(0, at), token: id.slice(at + 1) };
  };
  return {
    key: ({ folder, token }) => `${kind}/${folder}/${token}`,
    address: ({ folder, token }) => `${prefix}${folder}-${token}`,
    named,
    at: (address) => (address?.startsWith(prefix) ? named(address.slice(prefix.length)) : undefined),
  };
}

export const avatarFiles = picturePlace("avatars");
export const eventImageFiles = picturePlace("event-images");
