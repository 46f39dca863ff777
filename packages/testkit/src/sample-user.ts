import { newUser } from "@marquee/core/account/accounts/register";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "./clock.ts";
import { seededIds } from "./seeded-ids.ts";

/** A new user for tests without a registration: with a confirmed address and a password that nobody knows. */
export function sampleUser(id: string, change: Partial<UserRecord> = {}): UserRecord {
  const core = { table: memoryTable(), clock: fixedClock(), ids: { ...seededIds(), next: () => id } };
  const from = { username: id, name: "Ann Example", email: `${id}@example.com`, company: "Acme" };
  return { ...newUser(core, { ...from, role: "brand", passwordHash: "-", emailConfirmed: true }), ...change };
}
