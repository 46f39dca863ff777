import type { CardPayments, PaymentProvider } from "@marquee/adapters/payments/port";
import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { absent } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { hourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import { creditPackageKey, readCreditPackage } from "../credits/credit-package.item.ts";
import { billingOf } from "./billing-details.ts";
import { activeBuyerCheck } from "./buyer.ts";
import { paymentCustomer } from "./customers.ts";
import { type Fulfillment, fulfillPayment } from "./fulfill.ts";
import {
  type PaymentRecord,
  paymentItem,
  paymentKey,
  readPayment,
  untouchedPayment,
} from "./payment.item.ts";

/** How a checkout continues: at the card provider's page, or not at all, because a mock payment is complete. */
export type CheckoutStart = { paymentId: string; sessionId: string } & (
  | { kind: "redirect"; url: string }
  | { kind: "mock"; fulfillment: Fulfillment }
);

/**
 * Starts buying a package at the server's price, billed as the account's details are now. The payment is stored before the provider is called; a repeat of the
 * request finds the same payment and finishes whatever an interrupted first try left undone. Without a repeat, the
 * reconciler finishes it.
 * @throws AppError not_found for a package that cannot be bought, unauthenticated for an account that was closed or
 *   suspended in the meantime, idempotency_mismatch, too_many_requests, conflict when the repeated checkout is over,
 *   not_configured, unavailable
 */
export async function createCheckout(
  core: Core,
  provider: PaymentProvider,
  order: { userId: string; actorId: string; creditPackageId: string; idempotencyKey: string | undefined },
): Promise<CheckoutStart> {
  const packageRow = await core.table.get(creditPackageKey(order.creditPackageId));
  const bought = packageRow && readCreditPackage(packageRow);
  if (!bought?.isActive || bought.isCustom) {
    throw new AppError("not_found", { message: "That credit package isn't available." });
  }
  await spendLimit(core, {
    scope: "checkout",
    key: order.userId,
    max: limits.checkoutsPerHour,
    windowSeconds: hourSeconds,
  });
  const request: RequestKey = {
    userId: order.userId,
    operation: "createCheckout",
    key: order.idempotencyKey,
    body: { creditPackageId: order.creditPackageId },
  };
  const { details } = await billingOf(core, order.userId);
  const fresh = newPayment(core, { ...order, billing: details }, bought, provider);
  const payment = await storePayment(core, request, fresh);
  if (payment.method !== provider.method) throw ended();
  if (provider.method === "card") return startCardCheckout(core, provider, payment);
  const { sessionId } = await provider.createSession(checkoutOrder(payment));
  const fulfillment = await fulfillPayment(
    core,
    { userId: payment.userId, paymentId: payment.id },
    { id: `mock_${payment.id}`, facts: { paidCents: payment.priceCents }, sessionId },
  );
  return { kind: "mock", paymentId: payment.id, sessionId, fulfillment };
}

/**
 * Creates the provider's session for a payment, or finds it again. Safe to repeat at any point: the customer is stored
 * on the payment and the session's idempotency key is the payment's id.
 * @throws AppError conflict when the payment is over
 */
export async function startCardCheckout(
  core: Core,
  provider: CardPayments,
  payment: PaymentRecord,
): Promise<CheckoutStart> {
  if (payment.paidCents > 0)
    throw new AppError("conflict", { message: "This purchase has already been paid." });
  if (payment.status !== "pending") throw ended();
  const { sessionId, url } = await provider.createSession({
    ...checkoutOrder(payment),
    customerId: await paymentCustomer(core, provider, payment),
    expiresAtMs: Date.parse(payment.createdAt) + durations.checkoutSeconds * 1_000,
  });
  const ref = { userId: payment.userId, paymentId: payment.id };
  await fulfillPayment(core, ref, { id: `session_${sessionId}`, facts: {}, sessionId });
  return { kind: "redirect", paymentId: payment.id, sessionId, url };
}

function ended(): AppError {
  return new AppError("conflict", { message: "That checkout has ended. Start again." });
}

function checkoutOrder(payment: PaymentRecord) {
  return {
    paymentId: payment.id,
    userId: payment.userId,
    packageName: payment.packageName,
    amountCents: payment.priceCents,
    creditAmount: payment.creditAmount,
  };
}

function newPayment(
  core: Core,
  { userId, actorId, billing }: Pick<PaymentRecord, "userId" | "billing"> & { actorId: string },
  bought: CreditPackage,
  provider: PaymentProvider,
): PaymentRecord {
  const nowMs = core.clock.now();
  return untouchedPayment(
    {
      id: core.ids.next("payment", nowMs),
      userId,
      actorId,
      packageId: bought.id,
      packageName: bought.name,
      priceCents: bought.price,
      creditAmount: bought.creditAmount,
      method: provider.method,
      live: provider.method === "card" && provider.live,
      billing,
    },
    isoTime(nowMs),
  );
}

async function storePayment(core: Core, request: RequestKey, fresh: PaymentRecord): Promise<PaymentRecord> {
  const nowMs = core.clock.now();
  const lookAtMs = fresh.method === "card" ? nowMs + durations.reconcileAfterSeconds * 1_000 : undefined;
  try {
    await core.table.transact([
      claimRequest(request, fresh.id, nowMs),
      activeBuyerCheck(fresh.userId),
      { label: "payment", write: { op: "put", item: paymentItem(fresh, lookAtMs), when: absent } },
    ]);
    return fresh;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "buyer") throw new AppError("unauthenticated", { cause: error });
    if (error.label !== "request") throw error;
    const row = await core.table.get(paymentKey(request.userId, repeatedResource(request, error.item)));
    if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1, cause: error });
    return readPayment(row);
  }
}
