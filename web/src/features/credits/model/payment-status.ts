import type { PaymentStatus } from "@marquee/contracts/enums";
import type { Payment } from "@marquee/contracts/http/payments";
import type { BadgeTone } from "#ui/badge.tsx";
import { paymentStatus as copy } from "../copy.ts";

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: "lamp",
  completed: "success",
  failed: "danger",
  refunded: "info",
};

type Standing = Pick<Payment, "status" | "amount" | "refundedAmount" | "canceled">;

/** How a payment stands, in a word and its color; money that went back in part is said as such. */
export function standingOf(payment: Standing): { label: string; tone: BadgeTone } {
  const { status, amount, refundedAmount } = payment;
  if (refundedAmount > 0 && refundedAmount < amount)
    return { label: copy.partlyRefunded, tone: tones.refunded };
  if (status === "failed" && payment.canceled) return { label: copy.canceled, tone: "neutral" };
  return { label: copy[status], tone: tones[status] };
}

/** Whether money was paid, so that there is something to give a receipt for. */
export function isPaid({ status }: Pick<Payment, "status">): boolean {
  return status === "completed" || status === "refunded";
}

/** How it was paid. */
export function methodOf({ paymentMethod }: Pick<Payment, "paymentMethod">): string {
  return paymentMethod === "card" ? copy.card : copy.test;
}
