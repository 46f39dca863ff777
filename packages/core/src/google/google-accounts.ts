import type { Key } from "@marquee/table/table";
import type { Core } from "../ports.ts";
import {
  emailGuardKey,
  googleGuardKey,
  profileKey,
  readGuard,
  readUser,
  type UserRecord,
} from "../users/user.item.ts";

/** The account of a Google subject. */
export function findByGoogle(core: Core, subject: string): Promise<UserRecord | undefined> {
  return ownerOf(core, googleGuardKey(subject));
}

/** The account that has an address; that it does proves nothing about who asks. */
export function findByEmail(core: Core, email: string): Promise<UserRecord | undefined> {
  return ownerOf(core, emailGuardKey(email));
}

async function ownerOf(core: Core, guard: Key): Promise<UserRecord | undefined> {
  const row = await core.table.get(guard);
  const profile = row && (await core.table.get(profileKey(readGuard(row).userId)));
  return profile && readUser(profile);
}
