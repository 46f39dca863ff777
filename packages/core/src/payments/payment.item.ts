import { paymentStatuses } from "@marquee/contracts/enums";
import type { Payment } from "@marquee/contracts/http/payments";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

export const disputeStages = ["none", "withdrawn", "reinstated", "lost"] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** What was agreed (price, credits) and the facts learnt since; `appliedCredits` is what the balance has of it. */
const paymentCodec = codec({
  id: z.string(),
  userId: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  priceCents: z.int(),
  creditAmount: z.int(),
  method: z.enum(["card", "mock"]),
  status: z.enum(paymentStatuses),
  sessionId: z.nullable(z.string()),
  paidCents: z.int(),
  refundedCents: z.int(),
  disputedCents: z.int(),
  disputeStage: z.enum(disputeStages),
  appliedCredits: z.int(),
  ver: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PaymentRecord = ReturnType<typeof paymentCodec.read>;

export const readPayment = paymentCodec.read;

export const paymentPrefix = "PAY#";

export function paymentKey(userId: string, paymentId: string): Key {
  return { pk: userPartition(userId), sk: `${paymentPrefix}${paymentId}` };
}

export function paymentItem(payment: PaymentRecord): Item {
  return { ...paymentKey(payment.userId, payment.id), rowType: "payment", v: rowVersion, ...payment };
}

const checkoutCodec = codec({ userId: z.string(), paymentId: z.string() });
export const readCheckout = checkoutCodec.read;

/** Leads from the provider's session to our payment. */
export function checkoutKey(sessionId: string): Key {
  return { pk: `CHECKOUT#${sessionId}`, sk: "PAYMENT" };
}

export function checkoutItem(sessionId: string, payment: Pick<PaymentRecord, "id" | "userId">): Item {
  return {
    ...checkoutKey(sessionId),
    rowType: "checkout",
    v: rowVersion,
    userId: payment.userId,
    paymentId: payment.id,
  };
}

/** Each event of the provider counts once for its payment. */
export function paymentEventItem(payment: PaymentRecord, eventId: string, at: string): Item {
  return {
    pk: userPartition(payment.userId),
    sk: `PAYEVENT#${payment.id}#${eventId}`,
    rowType: "payment-event",
    v: rowVersion,
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
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
  };
}
