import type { PaymentRecord } from "@marquee/core/credits/payments/payment.item";

/** A pending card payment: 500 credits for $99. */
export function samplePayment(id: string, change: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id,
    userId: "usr_1",
    actorId: "usr_1",
    packageId: "1",
    packageName: "Growth Package",
    priceCents: 9_900,
    creditAmount: 500,
    method: "card",
    status: "pending",
    sessionId: "cs_1",
    customerId: null,
    intentId: null,
    paidCents: 0,
    refundedCents: 0,
    refunds: {},
    disputes: {},
    appliedCredits: 0,
    declined: false,
    billing: null,
    canceled: false,
    ver: 0,
    createdAt: "2026-01-15T09:00:00.000Z",
    updatedAt: "2026-01-15T09:00:00.000Z",
    ...change,
  };
}
