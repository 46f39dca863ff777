import type { CardPayments } from "@marquee/adapters/payments/port";
import type { Core } from "../core.ts";
import { fulfillPayment } from "./fulfill.ts";
import { awaitsRefund, type PaymentRecord } from "./payment.item.ts";

/**
 * Gives back what was paid for an account that was closed or suspended. Repeats make no second refund; one that failed at
 * the bank is not tried again, a person has to find out why. Answers the payment as it stands then.
 * @throws AppError unavailable when the provider does not answer: then it has to be asked again
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
