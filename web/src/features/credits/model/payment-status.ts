import type { PaymentStatus } from "@marquee/contracts/enums";
import type { Payment } from "@marquee/contracts/http/payments";
import { labelOf } from "#lib/format.ts";
import type { BadgeTone } from "#ui/badge.tsx";

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: "lamp",
  completed: "success",
  failed: "danger",
  refunded: "info",
};

type Standing = Pick<Payment, "status" | "amount" | "refundedAmount">;

/** How a payment stands, in a word and its colour; money that went back in part is said as such. */
export function standingOf({ status, amount, refundedAmount }: Standing): { label: string; tone: BadgeTone } {
  if (refundedAmount > 0 && refundedAmount < amount)
    return { label: "Partly refunded", tone: tones.refunded };
  return { label: labelOf(status), tone: tones[status] };
}

/** How it was paid. */
export function methodOf({ paymentMethod }: Pick<Payment, "paymentMethod">): string {
  return paymentMethod === "card" ? "Card" : "Test payment, no card charged";
}
