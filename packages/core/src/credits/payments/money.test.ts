import { type DisputeStage, disputeStages, type PaymentFacts } from "@marquee/adapters/payments/port";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptCents, type Money, mergeFacts, returnedCents, targetCredits } from "./money.ts";

const nothing: Money = { paidCents: 0, refundedCents: 0, refunds: {}, disputes: {} };
const after = (...facts: PaymentFacts[]) => facts.reduce(mergeFacts, nothing);
const paid: PaymentFacts = { paidCents: 9_900 };
const dispute = (
  stage: DisputeStage,
  amountCents = 6_600,
  { withdrawnCents = 0, reinstatedCents = 0, id = "du_1" } = {},
): PaymentFacts => ({
  dispute: { id, amountCents, stage, withdrawnCents, reinstatedCents },
});
const refund = (id: string, failed: boolean, amountCents = 3_300): PaymentFacts => ({
  refund: { id, amountCents, failed },
});

const cents = fc.nat(12_000);
const anyFacts = fc.record<PaymentFacts>(
  {
    paidCents: cents,
    refundedCents: cents,
    refund: fc.record({ id: fc.constantFrom("re_1", "re_2"), amountCents: cents, failed: fc.boolean() }),
    dispute: fc.record({
      id: fc.constantFrom("du_1", "du_2"),
      amountCents: cents,
      stage: fc.constantFrom(...disputeStages),
      withdrawnCents: cents,
      reinstatedCents: cents,
    }),
  },
  { requiredKeys: [] },
);

describe("the known facts about a payment's money", () => {
  it("don't depend on the order or the number of updates", () => {
    fc.assert(
      fc.property(
        fc
          .array(anyFacts, { maxLength: 8 })
          .chain((facts) =>
            fc.tuple(
              fc.constant(facts),
              fc.shuffledSubarray(facts, { minLength: facts.length }),
              fc.array(fc.constantFrom(...facts, {}), { maxLength: 4 }),
            ),
          ),
        ([facts, shuffled, repeats]) => {
          expect(after(...shuffled, ...repeats)).toEqual(after(...facts));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("are worth no more credits than were bought, and never less than zero", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(anyFacts, { maxLength: 8 }), (creditAmount, facts) => {
        const credits = targetCredits(creditAmount, after(...facts));
        expect(credits).toBeGreaterThanOrEqual(0);
        expect(credits).toBeLessThanOrEqual(creditAmount);
      }),
    );
  });

  it("count a refund that failed at the bank as money that stayed", () => {
    const told = [paid, refund("re_1", false), { refundedCents: 3_300 }];
    expect(keptCents(after(...told))).toBe(6_600);
    expect(keptCents(after(...told, refund("re_1", true)))).toBe(9_900);
    // A second one of the same amount counts, although the charge's sum was never larger.
    expect(keptCents(after(...told, refund("re_1", true), refund("re_2", false)))).toBe(6_600);
  });

  it("add what disputes withdrew to what was refunded, less what they reinstated", () => {
    const known = { withdrawnCents: 6_600, reinstatedCents: 2_000 };
    expect(returnedCents(after(paid, { refundedCents: 1_000 }, dispute("reinstated", 6_600, known)))).toBe(
      5_600,
    );
    const two = [dispute("lost", 2_000), dispute("withdrawn", 3_000, { id: "du_2" })];
    expect(returnedCents(after(paid, ...two))).toBe(5_000);
    // The status alone does not return money: the dispute's transactions do.
    const won = dispute("reinstated", 6_600, { withdrawnCents: 6_600 });
    expect(returnedCents(after(paid, won))).toBe(6_600);
    expect(returnedCents(after(paid, dispute("inquiry", 6_600, { withdrawnCents: 6_600 })))).toBe(6_600);
  });

  it.each<[DisputeStage, number]>([
    ["inquiry", 0],
    ["withdrawn", 6_600],
    ["lost", 6_600],
    ["prevented", 0],
    ["reinstated", 0],
  ])("count a dispute that is %s as %i cents while none of its transactions is known", (stage, expected) => {
    expect(returnedCents(after(paid, dispute(stage)))).toBe(expected);
  });

  it("never return more than was paid", () => {
    expect(returnedCents(after(paid, { refundedCents: 99_999 }, dispute("lost", 99_999)))).toBe(9_900);
  });
});
