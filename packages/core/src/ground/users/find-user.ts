import type { Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { profileKey, readGuard, readUser, type UserRecord } from "./user.item.ts";

/** The account that has a unique name, address, number or Google subject. Says nothing about the caller's identity. */
export async function findOwner(core: Core, guard: Key): Promise<UserRecord | undefined> {
  const row = await core.table.get(guard);
  return row && readProfile(core, readGuard(row).userId);
}

/** An id that no account has, read instead of an unknown account's rows. */
export const nobody = "usr_nobody";

/** The same with equally many reads for an unknown key, if it must not show whether an account exists. */
export async function findOwnerEvenly(core: Core, guard: Key): Promise<UserRecord | undefined> {
  const row = await core.table.get(guard);
  return readProfile(core, row ? readGuard(row).userId : nobody);
}

async function readProfile(core: Core, userId: string): Promise<UserRecord | undefined> {
  const row = await core.table.get(profileKey(userId));
  return row && readUser(row);
}
