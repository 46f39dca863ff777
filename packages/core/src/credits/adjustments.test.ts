import { type House, openHouse } from "@marquee/testkit/house";
import { beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../audit/audit.ts";
import { adjustCredits, decideAdjustment, listAdjustments } from "./adjustments.ts";
import { listTransactions } from "./credits.ts";
import { checkLedger } from "./reconcile.ts";

let house: House;

beforeEach(async () => {
  house = await openHouse();
  await house.user("usr_1");
});

const ask = (amount: number, idempotencyKey = `key ${amount}`, admin = house.ada) =>
  adjustCredits(house.core, admin, { userId: "usr_1", amount, reason: "Goodwill", idempotencyKey });

describe("up to 1,000 credits", () => {
  it("are booked at once with their reason, and the ledger adds up", async () => {
    expect(await ask(1_000)).toMatchObject({ status: "booked", requestedBy: "usr_ada", decidedBy: null });
    expect(await ask(-1_000)).toMatchObject({ status: "booked" });
    expect(await house.availableOf("usr_1")).toBe(0);
    expect((await listTransactions(house.core, "usr_1", {})).items).toMatchObject([
      { transactionType: "adjustment", description: "Goodwill" },
      { transactionType: "adjustment", description: "Goodwill" },
    ]);
    expect(await checkLedger(house.core, "usr_1")).toEqual([]);
    expect((await listAudit(house.core, {})).items).toHaveLength(2);
  });

  it("are booked once for one key, however often and at once it comes", async () => {
    const answers = await Promise.all([ask(10, "k"), ask(10, "k"), ask(10, "k")]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await house.availableOf("usr_1")).toBe(10);
    await expect(ask(11, "k")).rejects.toMatchObject({ code: "idempotency_mismatch" });
    // Another admin's key is another key.
    await ask(10, "k", house.bea);
    expect(await house.availableOf("usr_1")).toBe(20);
  });

  it("not_enough_credits: never take more than is available, also at once", async () => {
    await ask(100);
    const outcomes = await Promise.allSettled([ask(-70, "a"), ask(-70, "b")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "not_enough_credits", credits: { needed: 70, available: 30 } },
    });
    expect((await listAudit(house.core, {})).items).toHaveLength(2);
    expect(await checkLedger(house.core, "usr_1")).toEqual([]);
  });

  it("not_found for nobody's account", async () => {
    const request = { userId: "usr_none", amount: 1, reason: "Goodwill", idempotencyKey: undefined };
    await expect(adjustCredits(house.core, house.ada, request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("forbidden for who is no admin in that moment", async () => {
    const demoted = await house.user("usr_cal", { role: "brand" });
    await expect(ask(1, "k", demoted)).rejects.toMatchObject({ code: "forbidden" });
    expect(await house.availableOf("usr_1")).toBe(0);
  });
});

describe("more than 1,000 credits", () => {
  it("move nothing until another admin agrees, and then once, whoever agrees at the same time", async () => {
    const waiting = await ask(1_001);
    expect(waiting.status).toBe("waiting");
    expect(await house.availableOf("usr_1")).toBe(0);
    const cal = await house.user("usr_cal", { role: "admin" });
    const decide = (admin: typeof cal, approve: boolean) =>
      decideAdjustment(house.core, admin, waiting.id, approve);
    await expect(decide(house.ada, true)).rejects.toMatchObject({ code: "conflict" });
    const outcomes = await Promise.allSettled([
      decide(house.bea, true),
      decide(cal, true),
      decide(house.bea, false),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    expect(await house.availableOf("usr_1")).toBe(1_001);
    expect(await checkLedger(house.core, "usr_1")).toEqual([]);
  });

  it("are never booked when they were rejected", async () => {
    const { id } = await ask(5_000);
    expect(await decideAdjustment(house.core, house.bea, id, false)).toMatchObject({
      status: "rejected",
      decidedBy: "usr_bea",
    });
    await expect(decideAdjustment(house.core, house.bea, id, true)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await house.availableOf("usr_1")).toBe(0);
  });

  it("not_enough_credits: a large deduction waits on if the credits are not there", async () => {
    const { id } = await ask(-5_000);
    await expect(decideAdjustment(house.core, house.bea, id, true)).rejects.toMatchObject({
      code: "not_enough_credits",
    });
    expect((await listAdjustments(house.core, {})).items).toMatchObject([{ id, status: "waiting" }]);
  });

  it("stand first on the list while they wait", async () => {
    const ids: string[] = [];
    for (const amount of [2_000, 5, 3_000, 6]) {
      ids.push((await ask(amount)).id);
      house.clock.advance(1_000);
    }
    const amounts = async () => (await listAdjustments(house.core, {})).items.map(({ amount }) => amount);
    expect(await amounts()).toEqual([3_000, 2_000, 6, 5]);
    await decideAdjustment(house.core, house.bea, ids[2] ?? "", true);
    expect(await amounts()).toEqual([2_000, 6, 3_000, 5]);
  });
});
