import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../admin/admin/list-audit.ts";
import { listTransactions } from "../jobs/list-transactions.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { adjustCredits, decideAdjustment, listAdjustments } from "./adjustments.ts";

let fixture: AdminFixture;

beforeEach(async () => {
  fixture = await openAdminFixture();
  await fixture.user("usr_1");
});

const ask = (amount: number, idempotencyKey = `key ${amount}`, admin = fixture.ada) =>
  adjustCredits(fixture.core, admin, { userId: "usr_1", amount, reason: "Goodwill", idempotencyKey });

describe("up to 1,000 credits", () => {
  it("are booked at once with their reason, and the ledger adds up", async () => {
    expect(await ask(1_000)).toMatchObject({ status: "booked", requestedBy: "usr_ada", decidedBy: null });
    expect(await ask(-1_000)).toMatchObject({ status: "booked" });
    expect(await fixture.availableOf("usr_1")).toBe(0);
    expect((await listTransactions(fixture.core, "usr_1", {})).items).toMatchObject([
      { transactionType: "adjustment", description: "Goodwill" },
      { transactionType: "adjustment", description: "Goodwill" },
    ]);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    expect((await listAudit(fixture.core, {}, {})).items).toHaveLength(2);
  });

  it("are booked once for one key, however often and concurrently it is sent", async () => {
    const answers = await Promise.all([ask(10, "k"), ask(10, "k"), ask(10, "k")]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await fixture.availableOf("usr_1")).toBe(10);
    await expect(ask(11, "k")).rejects.toMatchObject({ code: "idempotency_mismatch" });
    // Another admin's key is a different key.
    await ask(10, "k", fixture.bea);
    expect(await fixture.availableOf("usr_1")).toBe(20);
  });

  it("not_enough_credits: never take more than is available, even concurrently", async () => {
    await ask(100);
    const outcomes = await Promise.allSettled([ask(-70, "a"), ask(-70, "b")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "not_enough_credits", credits: { needed: 70, available: 30 } },
    });
    expect((await listAudit(fixture.core, {}, {})).items).toHaveLength(2);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("not_found for an account that does not exist", async () => {
    const request = { userId: "usr_none", amount: 1, reason: "Goodwill", idempotencyKey: undefined };
    await expect(adjustCredits(fixture.core, fixture.ada, request)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("forbidden for somebody who is not an admin at that moment", async () => {
    const demoted = await fixture.user("usr_cal", { role: "brand" });
    await expect(ask(1, "k", demoted)).rejects.toMatchObject({ code: "forbidden" });
    expect(await fixture.availableOf("usr_1")).toBe(0);
  });
});

describe("the credits of 24 hours", () => {
  const hourMs = 60 * 60_000;
  const give = (userId: string, amount: number, admin = fixture.ada, idempotencyKey?: string) =>
    adjustCredits(fixture.core, admin, { userId, amount, reason: "Goodwill", idempotencyKey });
  const statusOf = async (asked: ReturnType<typeof give>) => (await asked).status;

  it("count per admin, over all accounts", async () => {
    await fixture.user("usr_2");
    expect(await statusOf(give("usr_1", 600))).toBe("booked");
    expect(await statusOf(give("usr_2", 401))).toBe("waiting");
    expect(await statusOf(give("usr_2", 400))).toBe("booked");
    expect(await statusOf(give("usr_2", 1))).toBe("waiting");
  });

  it("count per account, over all admins", async () => {
    expect(await statusOf(give("usr_1", 600))).toBe("booked");
    expect(await statusOf(give("usr_1", 401, fixture.bea))).toBe("waiting");
    expect(await statusOf(give("usr_1", 400, fixture.bea))).toBe("booked");
  });

  it("are not offset by taking credits away, and taking counts as well", async () => {
    await give("usr_1", 1_000);
    expect(await statusOf(give("usr_1", -600))).toBe("booked");
    expect(await statusOf(give("usr_1", 1))).toBe("waiting");
    expect(await statusOf(give("usr_1", -401, fixture.bea))).toBe("waiting");
  });

  it("are exact when many bookings come at once", async () => {
    const at = Array.from({ length: 9 }, (_, index) => give("usr_1", 200, fixture.ada, `n ${index}`));
    const done = await Promise.allSettled(at);
    const booked = done.filter((one) => one.status === "fulfilled" && one.value.status === "booked");
    expect(booked.length).toBeLessThanOrEqual(5);
    expect(await fixture.availableOf("usr_1")).toBe(200 * booked.length);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("count for a whole day from each booking on, wherever in the hour it was", async () => {
    fixture.clock.advance(59 * 60_000);
    await give("usr_1", 1_000);
    fixture.clock.advance(24 * hourMs - 1);
    expect(await statusOf(give("usr_1", 1))).toBe("waiting");
    fixture.clock.advance(hourMs);
    expect(await statusOf(give("usr_1", 1_000))).toBe("booked");
  });

  it("conflict: nobody adjusts their own credits, or decides on an adjustment of them", async () => {
    const refused = expect.objectContaining({ code: "conflict" });
    await expect(give(fixture.ada.id, 1)).rejects.toEqual(refused);
    await expect(give(fixture.ada.id, 5_000)).rejects.toEqual(refused);
    const waiting = await give(fixture.ada.id, 5_000, fixture.bea);
    await expect(decideAdjustment(fixture.core, fixture.ada, waiting.id, true)).rejects.toEqual(refused);
    expect(await fixture.availableOf(fixture.ada.id)).toBe(0);
  });

  it("forbidden: an admin of less than a day decides nothing, whatever an older read says", async () => {
    const adminSince = new Date(fixture.clock.now()).toISOString();
    const cal = await fixture.user("usr_cal", { role: "admin", adminSince });
    const { id } = await give("usr_1", 5_000);
    const decide = (admin = cal) => decideAdjustment(fixture.core, admin, id, true);
    await expect(decide()).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide({ ...cal, adminSince: null })).rejects.toMatchObject({ code: "forbidden" });
    fixture.clock.advance(24 * hourMs - 1);
    await expect(decide()).rejects.toMatchObject({ code: "forbidden" });
    fixture.clock.advance(1);
    expect(await decide()).toMatchObject({ status: "booked" });
  });
});

describe("more than 1,000 credits", () => {
  it("move nothing until another admin approves, and then once, however many approve at the same time", async () => {
    const waiting = await ask(1_001);
    expect(waiting.status).toBe("waiting");
    expect(await fixture.availableOf("usr_1")).toBe(0);
    const cal = await fixture.user("usr_cal", { role: "admin" });
    const decide = (admin: typeof cal, approve: boolean) =>
      decideAdjustment(fixture.core, admin, waiting.id, approve);
    await expect(decide(fixture.ada, true)).rejects.toMatchObject({ code: "conflict" });
    const outcomes = await Promise.allSettled([
      decide(fixture.bea, true),
      decide(cal, true),
      decide(fixture.bea, true),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    expect(await fixture.availableOf("usr_1")).toBe(1_001);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("are never booked when they were rejected", async () => {
    const { id } = await ask(5_000);
    expect(await decideAdjustment(fixture.core, fixture.bea, id, false)).toMatchObject({
      status: "rejected",
      decidedBy: "usr_bea",
    });
    await expect(decideAdjustment(fixture.core, fixture.bea, id, true)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await fixture.availableOf("usr_1")).toBe(0);
  });

  it("not_enough_credits: a large deduction keeps waiting if the credits are not there", async () => {
    const { id } = await ask(-5_000);
    await expect(decideAdjustment(fixture.core, fixture.bea, id, true)).rejects.toMatchObject({
      code: "not_enough_credits",
    });
    expect((await listAdjustments(fixture.core, {})).items).toMatchObject([{ id, status: "waiting" }]);
  });

  it("come first on the list while they wait", async () => {
    const ids: string[] = [];
    for (const amount of [2_000, 5, 3_000, 6]) {
      ids.push((await ask(amount)).id);
      fixture.clock.advance(1_000);
    }
    const amounts = async () => (await listAdjustments(fixture.core, {})).items.map(({ amount }) => amount);
    expect(await amounts()).toEqual([3_000, 2_000, 6, 5]);
    await decideAdjustment(fixture.core, fixture.bea, ids[2] ?? "", true);
    expect(await amounts()).toEqual([2_000, 6, 3_000, 5]);
  });
});
