import type { Payment } from "@marquee/contracts/credits/payments";
import type { PaymentStatus } from "@marquee/contracts/enums";
import type { BadgeTone } from "#ui/badge.tsx";
import { paymentStatus as copy } from "../copy.ts";

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: "lamp",
  completed: "success",
  failed: "danger",
  refunded: "info",
};

type Standing = Pick<Payment, "status" | "amount" | "refundedAmount" | "canceled">;

/** A payment's status as a label and its color; partial refunds are named as such. */
export function standingOf(payment: Standing): { label: string; tone: BadgeTone } {
  const { status, amount, refundedAmount } = payment;
  if (refundedAmount > 0 && refundedAmount < amount)
    return { label: copy.partlyRefunded, tone: tones.refunded };
  if (status === "failed" && payment.canceled) return { label: copy.canceled, tone: "neutral" };
  return { label: copy[status], tone: tones[status] };
}

/** Whether money was paid, so that there can be a receipt. */
export function isPaid({ status }: Pick<Payment, "status">): boolean {
  return status === "completed" || status === "refunded";
}

/** The payment method. */
export function methodOf({ paymentMethod }: Pick<Payment, "paymentMethod">): string {
  return paymentMethod === "card" ? copy.card : copy.test;
}
