import type { DisputeFacts, DisputeStage, PaymentFacts } from "@marquee/adapters/payments/port";

/** The known facts about a payment's money, in cents. */
export interface Money {
  paidCents: number;
  refundedCents: number;
  refunds: Record<string, { amountCents: number; failed: boolean }>;
  disputes: Record<string, DisputeFacts>;
}

/** A dispute's stage only moves up. A bank that changes its mind gives lost money back, so `reinstated` comes last. */
const disputeRank: Record<DisputeStage, number> = {
  inquiry: 0,
  withdrawn: 1,
  lost: 2,
  prevented: 3,
  reinstated: 4,
};

/** Merges new facts. Facts only grow, so their order and number don't matter. */
export function mergeFacts(known: Money, { paidCents, refundedCents, refund, dispute }: PaymentFacts): Money {
  const refunds = { ...known.refunds };
  if (refund) {
    const before = refunds[refund.id];
    refunds[refund.id] = {
      amountCents: Math.max(before?.amountCents ?? 0, refund.amountCents),
      failed: refund.failed || (before?.failed ?? false),
    };
  }
  const disputes = { ...known.disputes };
  if (dispute) {
    const before = disputes[dispute.id] ?? dispute;
    disputes[dispute.id] = {
      amountCents: Math.max(before.amountCents, dispute.amountCents),
      stage: disputeRank[dispute.stage] > disputeRank[before.stage] ? dispute.stage : before.stage,
      withdrawnCents: Math.max(before.withdrawnCents, dispute.withdrawnCents),
      reinstatedCents: Math.max(before.reinstatedCents, dispute.reinstatedCents),
    };
  }
  return {
    paidCents: Math.max(known.paidCents, paidCents ?? 0),
    refundedCents: Math.max(known.refundedCents, refundedCents ?? 0),
    refunds,
    disputes,
  };
}

/** The refunded cents: the charge's total without later failures, or the sum of single refunds if larger. */
function refundedCents(money: Money): number {
  const refunds = Object.values(money.refunds);
  const sum = (failed: boolean) =>
    refunds.reduce((cents, refund) => cents + (refund.failed === failed ? refund.amountCents : 0), 0);
  return Math.max(money.refundedCents - sum(true), sum(false), 0);
}

/** Whether the bank holds the disputed amount in each stage, as long as no balance transaction states the amount. */
const takesAmount: Record<DisputeStage, boolean> = {
  inquiry: false,
  withdrawn: true,
  lost: true,
  prevented: false,
  reinstated: false,
};

/** The cents that a dispute took and did not return, by its balance transactions if any are known. */
function disputedCents({ amountCents, stage, withdrawnCents, reinstatedCents }: DisputeFacts): number {
  const withdrawn = withdrawnCents > 0 || !takesAmount[stage] ? withdrawnCents : amountCents;
  return Math.max(withdrawn - reinstatedCents, 0);
}

/**
 * The cents that did not stay with us: all refunds, plus what each dispute took. Stripe allows disputes over money that
 * was already refunded, so the sum may exceed what was paid, which is the maximum that can be returned.
 */
export function returnedCents(money: Money): number {
  const disputed = Object.values(money.disputes).reduce(
    (cents, dispute) => cents + disputedCents(dispute),
    0,
  );
  return Math.min(money.paidCents, refundedCents(money) + disputed);
}

/** The cents that stayed with us. */
export function keptCents(money: Money): number {
  return money.paidCents - returnedCents(money);
}

/** The credits that a payment is worth: those bought, less the returned share, rounded down. */
export function targetCredits(creditAmount: number, money: Money): number {
  return money.paidCents === 0 ? 0 : Math.floor((creditAmount * keptCents(money)) / money.paidCents);
}
