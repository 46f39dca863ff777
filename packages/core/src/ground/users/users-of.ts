import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import { profileKey, readUser, type UserRecord } from "./user.item.ts";

/** Several users by their ids, in one call; without those whose rows are gone or cannot be read. */
export async function usersOf(core: Core, userIds: readonly string[]): Promise<Map<string, UserRecord>> {
  const ids = [...new Set(userIds)];
  const rows = ids.length === 0 ? [] : await core.table.getMany(ids.map(profileKey));
  return new Map(
    ids.flatMap((id, index) => {
      const user = rows[index] && readOr(rows[index], readUser);
      return user ? [[id, user] as const] : [];
    }),
  );
}

/** One user's username; empty if the row is gone or cannot be read. */
export async function usernameOf(core: Core, userId: string): Promise<string> {
  const row = await core.table.get(profileKey(userId));
  return (row && readOr(row, readUser)?.username) ?? "";
}
