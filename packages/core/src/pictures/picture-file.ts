/** Where a picture waits between its upload and its use; the owner is part of the key, so nobody can name another's. */
export function uploadFileKey(userId: string, uploadId: string): string {
  return `uploads/${userId}/${uploadId}`;
}

/** A picture by its owner and an unguessable name. */
export interface PictureName {
  userId: string;
  token: string;
}

/** Where pictures of one kind are kept and seen. */
export interface PicturePlace {
  /** Where a picture is kept; deleting a user finds it by its beginning. */
  key(name: PictureName): string;
  /** The address under which signed-in people see it. */
  address(name: PictureName): string;
  /** The picture that the last part of such an address names; user ids have no hyphen. */
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
