import type { PaymentFacts } from "@marquee/adapters/payments/port";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { balanceKey, openingBalance, readBalance } from "../credits/balance.item.ts";
import { listTransactions } from "../jobs/list-transactions.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { fulfillPayment } from "./fulfill.ts";
import {
  intentKey,
  type PaymentRecord,
  paymentItem,
  paymentKey,
  publicPayment,
  readLookup,
  readPayment,
} from "./payment.item.ts";

const payment = samplePayment("pay_1");

async function pending(row: Partial<PaymentRecord> = {}): Promise<Core> {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: openingBalance("usr_1") });
  await core.table.write({
    op: "put",
    item: paymentItem({ ...payment, ...row }, Date.parse("2026-01-15T09:05:00.000Z")),
  });
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
  return core;
}

const ref = { userId: "usr_1", paymentId: "pay_1" };
let events = 0;
const tell = (core: Core, facts: PaymentFacts) =>
  fulfillPayment(core, ref, { id: `evt_${(events += 1)}`, facts });
const paid: PaymentFacts = { paidCents: 9_900 };

async function available(core: Core): Promise<number> {
  expect(await checkLedger(core, "usr_1")).toEqual([]);
  const row = await core.table.get(balanceKey("usr_1"));
  return row ? readBalance(row).available : Number.NaN;
}

const dispute = (amountCents: number, stage: "withdrawn" | "reinstated"): PaymentFacts => ({
  dispute: {
    id: "du_1",
    amountCents,
    stage,
    withdrawnCents: amountCents,
    reinstatedCents: stage === "reinstated" ? amountCents : 0,
  },
});

describe("a payment's credits", () => {
  it("are granted once for twenty deliveries of one event, at the same time or one by one", async () => {
    const core = await pending();
    const told = await Promise.all(Array.from({ length: 8 }, () => tell(core, paid)));
    expect(told.filter(({ bought }) => bought)).toHaveLength(1);
    for (let again = 0; again < 12; again++) {
      expect(await tell(core, paid)).toMatchObject({ changed: false, change: 0, bought: false });
    }
    expect(await available(core)).toBe(500);
  });

  it("follow the recorded case: partial refund, dispute, dispute won, further refund", async () => {
    const core = await pending();
    const steps: [PaymentFacts, number][] = [
      [paid, 500],
      [{ refundedCents: 3_300 }, 333],
      // The dispute covers what the refund left: while it lasts, no credits remain.
      [dispute(6_600, "withdrawn"), 0],
      [dispute(6_600, "reinstated"), 333],
      [{ refundedCents: 4_950 }, 250],
    ];
    for (const [facts, expected] of steps) {
      await tell(core, facts);
      expect(await available(core)).toBe(expected);
    }
  });

  it("fall below zero only if returned credits were already spent, and come back with a won dispute", async () => {
    const core = await pending();
    await tell(core, paid);
    await core.table.write({
      op: "update",
      key: balanceKey("usr_1"),
      add: { available: -400, used: 400 },
    });
    const all = dispute(9_900, "withdrawn");
    expect(await tell(core, all)).toMatchObject({ change: -500, payment: { status: "refunded" } });
    expect(readBalance((await core.table.get(balanceKey("usr_1"))) ?? openingBalance("")).available).toBe(
      -400,
    );
    const back = dispute(9_900, "reinstated");
    expect(await tell(core, back)).toMatchObject({
      change: 500,
      bought: false,
      payment: { status: "completed" },
    });
  });

  it("that come back are distinguished from a second purchase in the ledger", async () => {
    const core = await pending();
    const disputed = (["withdrawn", "reinstated"] as const).map((stage) => dispute(9_900, stage));
    for (const facts of [paid, ...disputed]) await tell(core, facts);
    const { items } = await listTransactions(core, "usr_1", {});
    expect(items.map(({ description }) => description)).toEqual([
      "Restored: Growth Package",
      "Reversed: Growth Package",
      "Growth Package",
    ]);
  });

  it("are zero for a failed checkout; money that arrives anyway counts", async () => {
    const core = await pending();
    expect((await tell(core, { failed: true })).payment.status).toBe("failed");
    expect(await available(core)).toBe(0);
    expect((await tell(core, paid)).payment.status).toBe("completed");
    expect((await tell(core, { failed: true })).payment.status).toBe("completed");
    expect(await available(core)).toBe(500);
  });
});

describe("a payment's row", () => {
  it("leaves the reconciler's list once its outcome is known, and not before", async () => {
    const core = await pending({ sessionId: null });
    const row = () => core.table.get(paymentKey("usr_1", "pay_1"));
    await fulfillPayment(core, ref, { id: "session", facts: {}, sessionId: "cs_1" });
    expect(await row()).toHaveProperty("sweepAt");
    await tell(core, paid);
    expect(await row()).not.toHaveProperty("sweepAt");
    expect(await row()).not.toHaveProperty("sweepShard");
  });

  it("can be found by its intent from the first event on that names it", async () => {
    const core = await pending();
    await fulfillPayment(core, ref, { id: "evt", facts: paid, intentId: "pi_1" });
    const lookup = await core.table.get(intentKey("pi_1"));
    expect(lookup && readLookup(lookup)).toEqual(ref);
  });

  it("reads without fields that were added later", () => {
    const { customerId: _, intentId: __, refunds: ___, disputes: ____, ...old } = payment;
    const row = readPayment({
      pk: "USER#usr_1",
      sk: "PAY#pay_1",
      ...old,
      disputedCents: 0,
      disputeStage: "none",
    });
    expect(row).toEqual(payment);
  });

  it("shows what was returned to the card", () => {
    expect(publicPayment({ ...payment, ...paid, refundedCents: 3_300 }).refundedAmount).toBe(3_300);
  });
});

describe("a payment that was stored before disputes had their own amounts", () => {
  it.each([
    ["withdrawn", 9_900],
    ["lost", 9_900],
    ["reinstated", 0],
  ] as const)(
    "is readable with its dispute %s and follows the money once it is told",
    async (stage, returned) => {
      const core = await pending();
      await tell(core, paid);
      await core.table.write({
        op: "update",
        key: paymentKey("usr_1", "pay_1"),
        set: { disputes: { du_1: { amountCents: 9_900, stage } } },
      });
      const row = await core.table.get(paymentKey("usr_1", "pay_1"));
      expect(row && publicPayment(readPayment(row)).refundedAmount).toBe(returned);
      const partly = { id: "du_1", amountCents: 9_900, stage: "reinstated" } as const;
      await tell(core, { dispute: { ...partly, withdrawnCents: 9_900, reinstatedCents: 2_970 } });
      expect(await available(core)).toBe(150);
    },
  );
});
