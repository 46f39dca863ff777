import type { PushChannel } from "@marquee/adapters/push/port";
import type { Core } from "../../core.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { fulfillPayment } from "./fulfill.ts";
import type { FindProvider } from "./open-checkouts.ts";
import { getPayment } from "./own-payments.ts";
import type { PaymentRecord } from "./payment.item.ts";
import { tellBuyer } from "./tell-buyer.ts";

/**
 * Ends a card checkout that its buyer canceled, so that the payment says so at once and can't be paid later. Repeats
 * change nothing. The provider decides: a checkout that was paid anyway is credited, and a payment that is over is
 * returned as it is.
 * @throws AppError not_found, also for another user's payment, unavailable when the provider does not answer
 */
export async function cancelCheckout(
  core: Core,
  channel: PushChannel,
  findProvider: FindProvider,
  ref: { userId: string; paymentId: string },
): Promise<PaymentRecord> {
  const payment = await getPayment(core, ref.userId, ref.paymentId);
  if (payment.method !== "card" || payment.status !== "pending" || payment.paidCents > 0) return payment;
  const provider = await findProvider();
  if (provider.method !== "card") return payment;
  const id = `cancel_${payment.ver}`;
  const cancellation = { id, facts: { failed: true }, canceled: true };
  // Without a session there never was a page where the buyer could pay.
  if (payment.sessionId === null) return (await fulfillPayment(core, ref, cancellation)).payment;
  await provider.expireSession(payment.sessionId);
  const update = await provider.findSession(payment.sessionId);
  if (!update) return payment;
  if (update.facts.failed === true) return (await fulfillPayment(core, ref, cancellation)).payment;
  const outcome = await applyPaymentUpdate(core, provider, id, update);
  if (outcome.verdict === "applied") await tellBuyer(core, channel, outcome.fulfillment);
  return getPayment(core, ref.userId, ref.paymentId);
}
