import type { CardPayments } from "@marquee/adapters/payments/port";
import type { Core } from "../../core.ts";
import { fulfillPayment } from "./fulfill.ts";
import { awaitsRefund, type PaymentRecord } from "./payment.item.ts";

/**
 * Refunds what was paid for a closed or suspended account. Repeats make no second refund; one that failed at the bank
 * is not retried, because a person has to find out why. Returns the payment afterwards.
 * @throws AppError unavailable when the provider does not answer: then call it again
 */
export async function refundDeclined(
  core: Core,
  provider: CardPayments,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { id, userId, intentId, refunds } = payment;
  const bounced = Object.values(refunds).some(({ failed }) => failed);
  if (!awaitsRefund(payment) || intentId === null || bounced) return payment;
  const facts = await provider.refundPayment({ paymentId: id, intentId });
  const update = { id: `refund_${payment.ver}`, facts };
  return (await fulfillPayment(core, { userId, paymentId: id }, update)).payment;
}
