import type { DisputeStage, PaymentFacts } from "@marquee/adapters/payments/port";

/** What is known of a payment's money, in cents. */
export interface Money {
  paidCents: number;
  refundedCents: number;
  refunds: Record<string, { amountCents: number; failed: boolean }>;
  disputes: Record<string, { amountCents: number; stage: DisputeStage }>;
}

/** A dispute moves one way. A bank that changes its mind gives lost money back, so `reinstated` comes last. */
const disputeRank: Record<DisputeStage, number> = { withdrawn: 1, lost: 2, reinstated: 3 };

/** Adds what a fact says. Facts only grow, so their order and number do not matter. */
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
    const { amountCents, stage } = disputes[dispute.id] ?? dispute;
    disputes[dispute.id] = {
      amountCents: Math.max(amountCents, dispute.amountCents),
      stage: disputeRank[dispute.stage] > disputeRank[stage] ? dispute.stage : stage,
    };
  }
  return {
    paidCents: Math.max(known.paidCents, paidCents ?? 0),
    refundedCents: Math.max(known.refundedCents, refundedCents ?? 0),
    refunds,
    disputes,
  };
}

/** What went back by refunds: a charge's own sum without what failed later, or the single refunds where they say more. */
function refundedCents(money: Money): number {
  const refunds = Object.values(money.refunds);
  const sum = (failed: boolean) =>
    refunds.reduce((cents, refund) => cents + (refund.failed === failed ? refund.amountCents : 0), 0);
  return Math.max(money.refundedCents - sum(true), sum(false), 0);
}

/**
 * The cents that did not stay with us. A dispute is over money that may have been refunded already, so the larger of
 * the two counts (promises.md 4.4); a dispute that was won took nothing.
 */
export function returnedCents(money: Money): number {
  const disputed = Object.values(money.disputes).reduce(
    (cents, { stage, amountCents }) => cents + (stage === "reinstated" ? 0 : amountCents),
    0,
  );
  return Math.min(money.paidCents, Math.max(refundedCents(money), disputed));
}

/** The cents that stayed with us. */
export function keptCents(money: Money): number {
  return money.paidCents - returnedCents(money);
}

/** The credits that a payment is worth: those bought, less the share that went back (promises.md 4.4). */
export function targetCredits(creditAmount: number, money: Money): number {
  return money.paidCents === 0 ? 0 : Math.floor((creditAmount * keptCents(money)) / money.paidCents);
}
