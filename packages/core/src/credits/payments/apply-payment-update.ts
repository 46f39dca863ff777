import type { CardEvent, CardPayments, PaymentUpdate } from "@marquee/adapters/payments/port";
import type { PaymentStatus } from "@marquee/contracts/enums";
import type { Core } from "../../core.ts";
import { refundDeclined } from "./decline.ts";
import { type Fulfillment, fulfillPayment } from "./fulfill.ts";
import {
  awaitsRefund,
  checkoutKey,
  intentKey,
  type PaymentRecord,
  type PaymentRef,
  paymentKey,
  readLookup,
  readPayment,
} from "./payment.item.ts";

/** Why an update is ignored, as text for logs, metrics and the webhook log. */
export const refusals = {
  mode: "This event's mode (test or live) doesn't match this stage's key.",
  unreadable: "This event doesn't match the format Stripe publishes.",
  unknown_payment: "We have no matching payment.",
  other_session: "The checkout doesn't match this payment.",
  other_intent: "The payment intent doesn't match this payment.",
  currency: "The currency doesn't match the order.",
  amount: "The amount doesn't match the order.",
  no_buyer:
    "The buyer's account is closed or suspended, so no credits were added and the payment is refunded.",
} as const;
export type RefusalReason = keyof typeof refusals;

/** The outcome of an event, or of an update that we requested. */
export type PaymentOutcome =
  | { verdict: "applied" | "repeated"; detail: string; fulfillment: Fulfillment }
  | { verdict: "ignored"; detail: string }
  | { verdict: "refused"; reason: RefusalReason; detail: string; payment: PaymentRecord | undefined };

/** Checks an event and passes it to the one fulfill step. */
export async function applyEvent(
  core: Core,
  provider: CardPayments,
  event: CardEvent,
): Promise<PaymentOutcome> {
  const { id, live, update } = event;
  if (live !== provider.live) return refused("mode");
  if (update === "ignored") return { verdict: "ignored", detail: "This event doesn't affect credits." };
  if (update === "unreadable") return refused("unreadable");
  return applyPaymentUpdate(core, provider, id, update);
}

/**
 * An update of a payment, from an event or from asking the provider: checked against the order, then fulfilled. Money
 * for an account that was closed or suspended is refunded before this returns.
 */
export async function applyPaymentUpdate(
  core: Core,
  provider: CardPayments,
  id: string,
  update: PaymentUpdate,
): Promise<PaymentOutcome> {
  const payment = await findPayment(core, provider, update);
  if (!payment) return refused("unknown_payment");
  const reason = mismatch(payment, update);
  if (reason) return refused(reason, payment);
  const { facts, sessionId, intentId } = update;
  const ref = { userId: payment.userId, paymentId: payment.id };
  const fulfillment = await fulfillPayment(core, ref, { id, facts, sessionId, intentId });
  if (awaitsRefund(fulfillment.payment)) {
    return refused("no_buyer", await refundDeclined(core, provider, fulfillment.payment));
  }
  return {
    verdict: fulfillment.changed ? "applied" : "repeated",
    detail: detailOf(fulfillment),
    fulfillment,
  };
}

function refused(reason: RefusalReason, payment?: PaymentRecord): PaymentOutcome {
  return { verdict: "refused", reason, detail: refusals[reason], payment };
}

/** By our ids, else by the lookup rows of the provider's ids, else by the metadata on the provider's intent. */
async function findPayment(
  core: Core,
  provider: CardPayments,
  update: PaymentUpdate,
): Promise<PaymentRecord | undefined> {
  const { paymentId, userId, sessionId, intentId } = update;
  const read = async (ref: PaymentRef | undefined) => {
    const row = ref && (await core.table.get(paymentKey(ref.userId, ref.paymentId)));
    return row && readPayment(row);
  };
  const lookUp = async (key: ReturnType<typeof checkoutKey>) => {
    const row = await core.table.get(key);
    return row && readLookup(row);
  };
  return (
    (await read(paymentId !== undefined && userId !== undefined ? { paymentId, userId } : undefined)) ??
    (await read(sessionId === undefined ? undefined : await lookUp(checkoutKey(sessionId)))) ??
    (await read(intentId === undefined ? undefined : await lookUp(intentKey(intentId)))) ??
    (await read(intentId === undefined ? undefined : await provider.findIntent(intentId)))
  );
}

/** Why an update does not match the order: its checkout and intent, its price, in USD; undefined if it matches. */
function mismatch(payment: PaymentRecord, update: PaymentUpdate): RefusalReason | undefined {
  const { sessionId, intentId, currency, amountCents, facts } = update;
  if (payment.method !== "card") return "unknown_payment";
  if (update.paymentId !== undefined && update.paymentId !== payment.id) return "unknown_payment";
  if (sessionId !== undefined && payment.sessionId !== null && sessionId !== payment.sessionId)
    return "other_session";
  if (intentId !== undefined && payment.intentId !== null && intentId !== payment.intentId)
    return "other_intent";
  if (currency !== undefined && currency !== "usd") return "currency";
  if (amountCents !== undefined && amountCents !== payment.priceCents) return "amount";
  // A paid amount counts only together with a matching amount and currency.
  if (facts.paidCents === undefined) return undefined;
  if (currency === undefined) return "currency";
  return facts.paidCents === payment.priceCents ? undefined : "amount";
}

const statusWords: Record<PaymentStatus, string> = {
  pending: "is still pending",
  completed: "is paid",
  failed: "failed",
  refunded: "was fully refunded",
};

function detailOf({ payment, changed, change }: Fulfillment): string {
  const state = `The payment ${statusWords[payment.status]}`;
  if (!changed) return `No change. ${state}.`;
  if (change === 0) return `${state}.`;
  return change > 0 ? `${change} credits added. ${state}.` : `${-change} credits removed. ${state}.`;
}
