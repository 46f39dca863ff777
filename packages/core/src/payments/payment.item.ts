import { disputeStages } from "@marquee/adapters/payments/port";
import { paymentStatuses } from "@marquee/contracts/enums";
import type { Payment } from "@marquee/contracts/http/payments";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { isoTime } from "../ports.ts";
import { keptCents, returnedCents } from "./money.ts";

/**
 * What was agreed (price, credits) and the facts learned since; `appliedCredits` is what the balance has of it.
 * Rows written before a field existed read as its default.
 */
const paymentCodec = codec({
  id: z.string(),
  userId: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  priceCents: z.int(),
  creditAmount: z.int(),
  method: z.enum(["card", "mock"]),
  status: z.enum(paymentStatuses),
  /** The provider's own ids: of its checkout, its customer, and the intent that its charges belong to. */
  sessionId: z.nullable(z.string()),
  customerId: z._default(z.nullable(z.string()), null),
  intentId: z._default(z.nullable(z.string()), null),
  paidCents: z.int(),
  /** The largest sum of refunds that a charge told of. */
  refundedCents: z.int(),
  /** Single refunds and disputes by the provider's id. */
  refunds: z._default(z.record(z.string(), z.object({ amountCents: z.int(), failed: z.boolean() })), {}),
  disputes: z._default(
    z.record(
      z.string(),
      z.object({
        amountCents: z.int(),
        stage: z.enum(disputeStages),
        withdrawnCents: z._default(z.int(), 0),
        reinstatedCents: z._default(z.int(), 0),
      }),
    ),
    {},
  ),
  appliedCredits: z.int(),
  /** Its money came when the buyer's account was closed or suspended: it grants nothing and is refunded. */
  declined: z._default(z.boolean(), false),
  /** Its buyer gave the checkout up. */
  canceled: z._default(z.boolean(), false),
  ver: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PaymentRecord = ReturnType<typeof paymentCodec.read>;

export const readPayment = paymentCodec.read;

/** Whether money of a declined payment is still with us. */
export function awaitsRefund(payment: PaymentRecord): boolean {
  return payment.declined && payment.method === "card" && keptCents(payment) > 0;
}

export const paymentPrefix = "PAY#";

/** What a payment is found by. */
export interface PaymentRef {
  userId: string;
  paymentId: string;
}

export function paymentKey(userId: string, paymentId: string): Key {
  return { pk: userPartition(userId), sk: `${paymentPrefix}${paymentId}` };
}

/** Where card payments stand while nobody knows how they end, at the time of their next look. */
export const pendingPaymentsShard = "PAYMENTS#PENDING";
/** What takes a payment out of it. */
export const pendingAttributes = ["sweepShard", "sweepAt"] as const;

/** What lists a payment for the reconciler's next look. */
export function pendingSet(lookAtMs: number) {
  return { sweepShard: pendingPaymentsShard, sweepAt: isoTime(lookAtMs) };
}

/** Every card payment by the time of its checkout, on the first global index. */
export const cardPaymentsPartition = "CARD_PAYMENTS";

/** A new payment. A card's waits for its money until the reconciler's first look at `lookAtMs`. */
export function paymentItem(payment: PaymentRecord, lookAtMs?: number): Item {
  return {
    ...paymentKey(payment.userId, payment.id),
    ...(payment.method === "card"
      ? { gsi1pk: cardPaymentsPartition, gsi1sk: `${payment.createdAt}#${payment.id}` }
      : {}),
    ...(lookAtMs === undefined ? {} : pendingSet(lookAtMs)),
    rowType: "payment",
    v: rowVersion,
    ...payment,
    // Set once, by whoever finds it absent.
    customerId: payment.customerId ?? undefined,
  };
}

const lookupCodec = codec({ userId: z.string(), paymentId: z.string() });
/** To which payment a lookup row leads. */
export const readLookup: (item: Item) => PaymentRef = lookupCodec.read;

/** Leads from the provider's session to our payment. */
export function checkoutKey(sessionId: string): Key {
  return { pk: `CHECKOUT#${sessionId}`, sk: "PAYMENT" };
}

/** Leads from the provider's intent to our payment: disputes and refunds name nothing else. */
export function intentKey(intentId: string): Key {
  return { pk: `INTENT#${intentId}`, sk: "PAYMENT" };
}

/** The row at such a key; writing it again changes nothing. */
export function lookupItem(key: Key, payment: Pick<PaymentRecord, "id" | "userId">): Item {
  return {
    ...key,
    rowType: "payment-lookup",
    v: rowVersion,
    userId: payment.userId,
    paymentId: payment.id,
  };
}

/** What changed a payment: the history of its row, by the event that brought it. */
export function paymentEventItem(payment: PaymentRecord, eventId: string, change: number, at: string): Item {
  return {
    pk: userPartition(payment.userId),
    sk: `PAYEVENT#${payment.id}#${eventId}`,
    rowType: "payment-event",
    v: rowVersion,
    ver: payment.ver + 1,
    change,
    at,
  };
}

export function publicPayment(payment: PaymentRecord): Payment {
  return {
    id: payment.id,
    userId: payment.userId,
    amount: payment.priceCents,
    status: payment.status,
    paymentMethod: payment.method,
    creditPackageId: payment.packageId,
    sessionId: payment.sessionId ?? "",
    metadata: { creditAmount: payment.creditAmount, packageName: payment.packageName },
    refundedAmount: returnedCents(payment),
    ...(payment.status === "failed" && payment.canceled ? { canceled: true as const } : {}),
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
  };
}
