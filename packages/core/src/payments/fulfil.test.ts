import { fixedClock } from "@marquee/testkit/clock";
import { memoryTable } from "@marquee/testkit/memory-table";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceKey, openingBalance, readBalance } from "../credits/balance.item.ts";
import { checkLedger } from "../credits/reconcile.ts";
import type { Core } from "../ports.ts";
import { fulfilPayment, mergeFacts, type PaymentFacts, targetCredits } from "./fulfil.ts";
import { type PaymentRecord, paymentItem } from "./payment.item.ts";

const payment: PaymentRecord = {
  id: "pay_1",
  userId: "usr_1",
  packageId: "1",
  packageName: "Growth Package",
  priceCents: 9_900,
  creditAmount: 500,
  method: "card",
  status: "pending",
  sessionId: "cs_1",
  paidCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  disputeStage: "none",
  appliedCredits: 0,
  ver: 0,
  createdAt: "2026-01-15T09:00:00.000Z",
  updatedAt: "2026-01-15T09:00:00.000Z",
};

async function bought(): Promise<Core> {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: openingBalance("usr_1") });
  await core.table.write({ op: "put", item: paymentItem(payment) });
  return core;
}

const ref = { userId: "usr_1", paymentId: "pay_1" };

async function availableAfter(
  events: { id: string; facts: PaymentFacts }[],
  atOnce: boolean,
): Promise<number> {
  const core = await bought();
  if (atOnce) await Promise.all(events.map((event) => fulfilPayment(core, ref, event)));
  else for (const event of events) await fulfilPayment(core, ref, event);
  expect(await checkLedger(core, "usr_1")).toEqual([]);
  const row = await core.table.get(balanceKey("usr_1"));
  return row ? readBalance(row).available : Number.NaN;
}

/** A payment's life as its provider would tell it, each event with the facts known then. */
const life: { id: string; facts: PaymentFacts }[] = [
  { id: "evt_paid", facts: { paidCents: 9_900 } },
  { id: "evt_partial", facts: { paidCents: 9_900, refundedCents: 3_300 } },
  {
    id: "evt_disputed",
    facts: { paidCents: 9_900, refundedCents: 3_300, dispute: { stage: "withdrawn", amountCents: 6_600 } },
  },
  { id: "evt_won", facts: { paidCents: 9_900, dispute: { stage: "reinstated", amountCents: 6_600 } } },
  { id: "evt_more", facts: { paidCents: 9_900, refundedCents: 4_950 } },
];

describe("a payment's credits", () => {
  it("end in one balance whatever the order, number and timing of its events", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(life, { minLength: life.length, maxLength: life.length }),
        fc.array(fc.constantFrom(...life), { maxLength: 6 }),
        fc.boolean(),
        async (ordered, repeats, atOnce) => {
          expect(await availableAfter([...ordered, ...repeats], atOnce)).toBe(250);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("are granted once for twenty deliveries of one event", async () => {
    const twenty = Array.from({ length: 20 }, () => ({ id: "evt_paid", facts: { paidCents: 9_900 } }));
    expect(await availableAfter(twenty, true)).toBe(500);
  });

  it("follow the recorded case: partial refund, dispute, dispute won, further refund", async () => {
    // The dispute is over what the refund left; while it lasts the larger of the two counts.
    const afterEach = [500, 333, 166, 333, 250];
    for (const [index, expected] of afterEach.entries()) {
      const told = life.slice(0, index + 1);
      const money = told.reduce<ReturnType<typeof mergeFacts>>(
        (known, { facts }) => mergeFacts(known, facts),
        payment,
      );
      expect(targetCredits(500, money)).toBe(expected);
      expect(await availableAfter(told, false)).toBe(expected);
    }
  });

  it("never exceed what was bought and never fall below nothing", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.record({
          paidCents: fc.nat(50_000),
          refundedCents: fc.nat(60_000),
          disputedCents: fc.nat(60_000),
        }),
        fc.constantFrom("none", "withdrawn", "reinstated", "lost"),
        (creditAmount, cents, disputeStage) => {
          const credits = targetCredits(creditAmount, { ...cents, disputeStage });
          expect(credits).toBeGreaterThanOrEqual(0);
          expect(credits).toBeLessThanOrEqual(creditAmount);
        },
      ),
    );
  });

  it("are nothing for a checkout that failed", async () => {
    expect(await availableAfter([{ id: "evt_failed", facts: { failed: true } }], false)).toBe(0);
  });
});
