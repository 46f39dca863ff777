import type { PushChannel } from "@marquee/adapters/push/port";
import type { Core } from "../core.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { fulfillPayment } from "./fulfill.ts";
import type { FindProvider } from "./open-checkouts.ts";
import { getPayment } from "./own-payments.ts";
import type { PaymentRecord } from "./payment.item.ts";
import { tellBuyer } from "./tell-buyer.ts";

/**
 * Ends a card checkout that its buyer gave up, so that the payment says so at once and nobody pays it later. Repeats
 * change nothing. The provider has the last word: a checkout that was paid all the same is credited, and a payment that
 * is over comes back as it stands.
 * @throws AppError not_found for another's payment as for none, unavailable when the provider does not answer
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
  const given = { id, facts: { failed: true }, canceled: true };
  // Without a session nobody was sent to a page where they could pay.
  if (payment.sessionId === null) return (await fulfillPayment(core, ref, given)).payment;
  await provider.expireSession(payment.sessionId);
  const update = await provider.findSession(payment.sessionId);
  if (!update) return payment;
  if (update.facts.failed === true) return (await fulfillPayment(core, ref, given)).payment;
  const outcome = await applyPaymentUpdate(core, provider, id, update);
  if (outcome.verdict === "applied") await tellBuyer(core, channel, outcome.fulfillment);
  return getPayment(core, ref.userId, ref.paymentId);
}
