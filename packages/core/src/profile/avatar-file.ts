/** Where a picture waits between its upload and its use; the owner is part of the key, so nobody can name another's. */
export function uploadFileKey(userId: string, uploadId: string): string {
  return `uploads/${userId}/${uploadId}`;
}

/** A picture by its owner and an unguessable name. */
export interface AvatarName {
  userId: string;
  token: string;
}

/** Where a picture is kept; deleting a user finds it by its beginning. */
export function avatarFileKey({ userId, token }: AvatarName): string {
  return `avatars/${userId}/${token}`;
}

const addressPrefix = "/api/avatars/";

/** The address under which signed-in people see it. */
export function avatarAddress({ userId, token }: AvatarName): string {
  return `${addressPrefix}${userId}-${token}`;
}

/** The picture that the last part of such an address names; user ids have no hyphen. */
export function avatarName(id: string): AvatarName | undefined {
  const at = id.indexOf("-");
  return at < 1 ? undefined : { userId: id.slice(0, at), token: id.slice(at + 1) };
}

/** The same for a whole address. */
export function avatarOf(address: string | null): AvatarName | undefined {
  return address?.startsWith(addressPrefix) ? avatarName(address.slice(addressPrefix.length)) : undefined;
}
