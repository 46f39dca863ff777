import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem, type UserRecord } from "../../ground/users/user.item.ts";
import { listTransactions } from "../jobs/list-transactions.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { openingBalance } from "./balance.item.ts";
import { getBalance } from "./credits.ts";
import { grantCredits } from "./grant.ts";
import { welcoming } from "./welcome-grant.ts";

const welcome = { credits: 20, days: 30 };
let core: Core;
let user: UserRecord;

beforeEach(async () => {
  core = {
    table: memoryTable(),
    clock: fixedClock(),
    ids: seededIds(),
    pause: async () => undefined,
  };
  user = sampleUser("usr_1", { emailConfirmed: false });
  for (const item of [profileItem(user), openingBalance(user.id)])
    await core.table.write({ op: "put", item });
});

/** Confirms, after something else has happened between reading the balance and writing it. */
function confirmAfter(meanwhile: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  return welcoming(core, user, welcome, async (writes) => {
    if (isFirst) {
      isFirst = false;
      await meanwhile();
    }
    await core.table.transact(writes);
  });
}

describe("a confirmation that something overtakes", () => {
  it("gives the welcome credits all the same if it was another change of the balance", async () => {
    await confirmAfter(() =>
      grantCredits(core, { userId: user.id, id: "bought", amount: 100, reason: "Bought" }),
    );
    expect(await getBalance(core, user.id)).toMatchObject({ availableCredits: 120, totalCredits: 120 });
    expect(await checkLedger(core, user.id)).toEqual([]);
  });

  it("gives them once if it was another confirmation, and does not fail", async () => {
    await confirmAfter(() => welcoming(core, user, welcome, (writes) => core.table.transact(writes)));
    expect(await getBalance(core, user.id)).toMatchObject({ availableCredits: 20, totalCredits: 20 });
    expect((await listTransactions(core, user.id, {})).items).toHaveLength(1);
    expect(await checkLedger(core, user.id)).toEqual([]);
  });
});
