import { type House, openHouse } from "@marquee/testkit/house";
import { beforeEach, describe, expect, it } from "vitest";
import { isoTime } from "../ports.ts";
import { balanceKey } from "./balance.item.ts";
import { type CheckedUsers } from "./check-all-ledgers.ts";
import { continueLedgerCheck } from "./continue-ledger-check.ts";
import { grantCredits } from "./grant.ts";

const dayMs = 24 * 60 * 60_000;
let house: House;
let found: string[];
let looked: number;

/** Each page costs this much time. */
const pageMs = 60_000;
const tell = (page: CheckedUsers) => {
  found.push(...new Set(page.differences.map(({ user }) => user.id)));
  looked += page.users;
  house.clock.advance(pageMs);
};
const run = (limitMs: number) => continueLedgerCheck(house.core, house.clock.now() + limitMs, tell);

beforeEach(async () => {
  house = await openHouse();
  found = [];
  looked = 0;
  for (let index = 0; index < 298; index++) {
    const id = `usr_${String(index).padStart(3, "0")}`;
    await house.user(id, { createdAt: isoTime(house.clock.now() + index) });
  }
});

const tamper = (userId: string) =>
  house.core.table.write({ op: "update", key: balanceKey(userId), add: { available: 1 } });

describe("the day's ledger check", () => {
  it("goes on where the last run stopped, tells of each difference once, and rests until the next day", async () => {
    await tamper("usr_010");
    await tamper("usr_290");
    expect(await run(pageMs)).toMatchObject({ looked: 100, differences: 2, cutShort: true });
    expect(await run(pageMs)).toMatchObject({ looked: 100, differences: 0, cutShort: true });
    expect(await run(10 * pageMs)).toMatchObject({ looked: 100, differences: 2, cutShort: false });
    expect(found).toEqual(["usr_010", "usr_290"]);
    expect(looked).toBe(300);
    expect(await run(10 * pageMs)).toMatchObject({ looked: 0, cutShort: false });
    house.clock.advance(dayMs);
    expect(await run(10 * pageMs)).toMatchObject({ looked: 300, differences: 4 });
  });

  it("has told of a page before a crash in the next one, and checks from there again", async () => {
    await tamper("usr_010");
    const crashing = (page: CheckedUsers) => {
      if (found.length > 0) throw new Error("The machine went away");
      tell(page);
    };
    await expect(continueLedgerCheck(house.core, house.clock.now() + dayMs, crashing)).rejects.toThrow(
      "went away",
    );
    expect(found).toEqual(["usr_010"]);
    expect(await run(10 * pageMs)).toMatchObject({ looked: 200, cutShort: false });
  });

  it("counts the users whose rows cannot be read, and checks everybody else", async () => {
    await tamper("usr_290");
    await house.core.table.write({ op: "update", key: balanceKey("usr_010"), set: { held: "ten" } });
    await grantCredits(house.core, { userId: "usr_011", id: "g", amount: 5, reason: "Grant" });
    await house.core.table.write({
      op: "update",
      key: { pk: "USER#usr_012", sk: "PROFILE" },
      set: { role: "wizard" },
    });
    expect(await run(dayMs)).toMatchObject({ looked: 300, unreadable: 2, differences: 2 });
    expect(found).toEqual(["usr_290"]);
  });
});
