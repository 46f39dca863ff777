import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { beforeEach, describe, expect, it } from "vitest";
import { continueDailyCheck } from "../../ground/daily-checks/continue-daily-check.ts";
import { isoTime } from "../../time.ts";
import { balanceKey } from "../credits/balance.item.ts";
import { grantCredits } from "../credits/grant.ts";
import { type CheckedUsers, checkLedgerPage } from "./check-all-ledgers.ts";

const dayMs = 24 * 60 * 60_000;
let fixture: AdminFixture;
let found: string[];
let looked: number;

/** Each page costs this much time. */
const pageMs = 60_000;
const tell = (page: CheckedUsers) => {
  found.push(...new Set(page.differences.map(({ user }) => user.id)));
  looked += page.users;
  fixture.clock.advance(pageMs);
};
const run = (limitMs: number, told = tell) =>
  continueDailyCheck(fixture.core, "ledgers", fixture.clock.now() + limitMs, async (page) => {
    const checked = await checkLedgerPage(fixture.core, page);
    told(checked);
    return checked;
  });

beforeEach(async () => {
  fixture = await openAdminFixture();
  found = [];
  looked = 0;
  for (let index = 0; index < 298; index++) {
    const id = `usr_${String(index).padStart(3, "0")}`;
    await fixture.user(id, { createdAt: isoTime(fixture.clock.now() + index) });
  }
});

const tamper = (userId: string) =>
  fixture.core.table.write({ op: "update", key: balanceKey(userId), add: { available: 1 } });

describe("the day's ledger check", () => {
  it("resumes where the last run stopped, reports each difference once, and then does nothing until the next day", async () => {
    await tamper("usr_010");
    await tamper("usr_290");
    expect(await run(pageMs)).toMatchObject({ looked: 100, differences: 2, cutShort: true });
    expect(await run(pageMs)).toMatchObject({ looked: 100, differences: 0, cutShort: true });
    expect(await run(10 * pageMs)).toMatchObject({ looked: 100, differences: 2, cutShort: false });
    expect(found).toEqual(["usr_010", "usr_290"]);
    expect(looked).toBe(300);
    expect(await run(10 * pageMs)).toMatchObject({ looked: 0, cutShort: false });
    fixture.clock.advance(dayMs);
    expect(await run(10 * pageMs)).toMatchObject({ looked: 300, differences: 4 });
  });

  it("has reported a page before a crash in the next one, and checks again from there", async () => {
    await tamper("usr_010");
    const crashing = (page: CheckedUsers) => {
      if (found.length > 0) throw new Error("The machine went away");
      tell(page);
    };
    await expect(run(dayMs, crashing)).rejects.toThrow("went away");
    expect(found).toEqual(["usr_010"]);
    expect(await run(10 * pageMs)).toMatchObject({ looked: 200, cutShort: false });
  });

  it("counts the users whose rows cannot be read, and checks all others", async () => {
    await tamper("usr_290");
    await fixture.core.table.write({ op: "update", key: balanceKey("usr_010"), set: { held: "ten" } });
    await grantCredits(fixture.core, { userId: "usr_011", id: "g", amount: 5, reason: "Grant" });
    await fixture.core.table.write({
      op: "update",
      key: { pk: "USER#usr_012", sk: "PROFILE" },
      set: { role: "wizard" },
    });
    expect(await run(dayMs)).toMatchObject({ looked: 300, unreadable: 2, differences: 2 });
    expect(found).toEqual(["usr_290"]);
  });
});
