/** The key of an upload until it is used; the owner is part of the key, so nobody can refer to another's. */
export function uploadFileKey(userId: string, uploadId: string): string {
  return `uploads/${userId}/${uploadId}`;
}

/** A picture's owner and unguessable name. */
export interface PictureName {
  userId: string;
  token: string;
}

/** Where pictures of one kind are stored and served. */
export interface PicturePlace {
  /** The storage key of a picture; deleting a user finds it by its prefix. */
  key(name: PictureName): string;
  /** The address at which signed-in users see it. */
  address(name: PictureName): string;
  /** The picture that the last segment of such an address names; user ids contain no hyphen. */
  named(id: string): PictureName | undefined;
  /** The same for a whole address. */
  at(address: string | null): PictureName | undefined;
}

function picturePlace(folder: string): PicturePlace {
  const prefix = `/api/${folder}/`;
  const named = (id: string) => {
    const at = id.indexOf("-");
    return at < 1 ? undefined : { userId: id.slice(0, at), token: id.slice(at + 1) };
  };
  return {
    key: ({ userId, token }) => `${folder}/${userId}/${token}`,
    address: ({ userId, token }) => `${prefix}${userId}-${token}`,
    named,
    at: (address) => (address?.startsWith(prefix) ? named(address.slice(prefix.length)) : undefined),
  };
}

export const avatarFiles = picturePlace("avatars");
export const eventImageFiles = picturePlace("event-images");
