import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";

/** The record of an account that admins act on. @throws AppError not_found, also for a deleted account */
export async function accountFor(core: Core, id: string): Promise<UserRecord> {
  const row = await core.table.get(profileKey(id));
  const user = row && readUser(row);
  if (!user || user.status === "deleted") throw new AppError("not_found");
  return user;
}
