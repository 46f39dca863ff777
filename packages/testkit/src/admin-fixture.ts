import type { AccountReach } from "@marquee/core/admin/admin/standing";
import type { Core } from "@marquee/core/core";
import { balanceKey, openingBalance, readBalance } from "@marquee/core/credits/credits/balance.item";
import { profileItem, type UserRecord } from "@marquee/core/ground/users/user.item";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "./clock.ts";
import { recordingChannel } from "./recording-channel.ts";
import { sampleUser } from "./sample-user.ts";
import { seededIds } from "./seeded-ids.ts";

/** An in-memory stage with two admins, for tests of admin operations. */
export interface AdminFixture {
  core: Core;
  /** For accounts without an open checkout. */
  reach: AccountReach;
  clock: ReturnType<typeof fixedClock>;
  ada: UserRecord;
  bea: UserRecord;
  /** Stores a user with an empty balance. */
  user(id: string, change?: Partial<UserRecord>): Promise<UserRecord>;
  availableOf(userId: string): Promise<number>;
}

export async function openAdminFixture(): Promise<AdminFixture> {
  const clock = fixedClock();
  const core: Core = { table: memoryTable(), clock, ids: seededIds() };
  const user: AdminFixture["user"] = async (id, change) => {
    const record = sampleUser(id, change);
    await core.table.write({ op: "put", item: profileItem(record) });
    await core.table.write({ op: "put", item: openingBalance(id) });
    return record;
  };
  const availableOf: AdminFixture["availableOf"] = async (userId) => {
    const row = await core.table.get(balanceKey(userId));
    return readBalance(row ?? openingBalance(userId)).available;
  };
  const [ada, bea] = [await user("usr_ada", { role: "admin" }), await user("usr_bea", { role: "admin" })];
  const payments = () => Promise.reject(new Error("no open checkout"));
  const reach = { core, channel: recordingChannel(), payments };
  return { core, reach, clock, ada, bea, user, availableOf };
}
