import type { PaymentProvider } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import type { Payment } from "@marquee/contracts/http/payments";
import { limits } from "@marquee/contracts/limits";
import { absent, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import { creditPackageKey, readCreditPackage } from "../credits/credit-package.item.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../idempotency.ts";
import { userPartition } from "../keys.ts";
import { spendLimit } from "../limits/limiter.ts";
import { type PageOf, type PageRequest, pageOptions } from "../paging.ts";
import { type Core, isoTime } from "../ports.ts";
import { fulfilPayment } from "./fulfil.ts";
import {
  checkoutItem,
  checkoutKey,
  type PaymentRecord,
  paymentItem,
  paymentKey,
  paymentPrefix,
  publicPayment,
  readCheckout,
  readPayment,
} from "./payment.item.ts";

export interface CheckoutStart {
  paymentId: string;
  sessionId: string;
  /** Where to pay; undefined when nothing is left to do because the stage's payments are mock. */
  url: string | undefined;
}

/**
 * Starts buying a package at the server's price. A repeat of the request finds the same payment and finishes whatever
 * an interrupted first try left undone.
 * @throws AppError not_found for a package that cannot be bought, idempotency_mismatch, too_many_requests
 */
export async function createCheckout(
  core: Core,
  provider: PaymentProvider,
  order: { userId: string; creditPackageId: string; idempotencyKey: string | undefined },
): Promise<CheckoutStart> {
  const packageRow = await core.table.get(creditPackageKey(order.creditPackageId));
  const bought = packageRow && readCreditPackage(packageRow);
  if (!bought?.isActive || bought.isCustom) {
    throw new AppError("not_found", { message: "That credit package is not available." });
  }
  await spendLimit(core, {
    scope: "checkout",
    key: order.userId,
    max: limits.checkoutsPerHour,
    windowSeconds: 3_600,
  });
  const nowMs = core.clock.now();
  const request: RequestKey = {
    userId: order.userId,
    operation: "createCheckout",
    key: order.idempotencyKey,
    body: { creditPackageId: order.creditPackageId },
  };
  const fresh: PaymentRecord = {
    id: core.ids.next("payment", nowMs),
    userId: order.userId,
    packageId: bought.id,
    packageName: bought.name,
    priceCents: bought.price,
    creditAmount: bought.creditAmount,
    method: provider.method,
    status: "pending",
    sessionId: null,
    paidCents: 0,
    refundedCents: 0,
    disputedCents: 0,
    disputeStage: "none",
    appliedCredits: 0,
    ver: 0,
    createdAt: isoTime(nowMs),
    updatedAt: isoTime(nowMs),
  };
  const payment = await storePayment(core, request, fresh);
  const session = await provider.createSession({
    paymentId: payment.id,
    userId: payment.userId,
    packageName: payment.packageName,
    amountCents: payment.priceCents,
    creditAmount: payment.creditAmount,
  });
  await rememberSession(core, payment, session.sessionId);
  if (session.kind === "mock") {
    await fulfilPayment(
      core,
      { userId: payment.userId, paymentId: payment.id },
      { id: `mock_${payment.id}`, facts: { paidCents: payment.priceCents } },
    );
  }
  return {
    paymentId: payment.id,
    sessionId: session.sessionId,
    url: session.kind === "redirect" ? session.url : undefined,
  };
}

async function storePayment(core: Core, request: RequestKey, fresh: PaymentRecord): Promise<PaymentRecord> {
  try {
    await core.table.transact([
      claimRequest(request, fresh.id, core.clock.now()),
      { label: "payment", write: { op: "put", item: paymentItem(fresh), when: absent } },
    ]);
    return fresh;
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label !== "request") throw error;
    const row = await core.table.get(paymentKey(request.userId, repeatedResource(request, error.item)));
    if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1, cause: error });
    return readPayment(row);
  }
}

async function rememberSession(core: Core, payment: PaymentRecord, sessionId: string): Promise<void> {
  if (payment.sessionId === sessionId) return;
  await core.table.transact([
    {
      label: "payment",
      write: { op: "update", key: paymentKey(payment.userId, payment.id), set: { sessionId }, when: exists },
    },
    { label: "checkout", write: { op: "put", item: checkoutItem(sessionId, payment) } },
  ]);
}

/** One's own payment by the provider's session. @throws AppError not_found, for another's exactly as for none */
export async function getPaymentBySession(
  core: Core,
  userId: string,
  sessionId: string,
): Promise<PaymentRecord> {
  const lookup = await core.table.get(checkoutKey(sessionId));
  const checkout = lookup && readCheckout(lookup);
  const row =
    checkout?.userId === userId ? await core.table.get(paymentKey(userId, checkout.paymentId)) : undefined;
  if (!row) throw new AppError("not_found");
  return readPayment(row);
}

/** The user's payments, newest first. */
export async function listPayments(core: Core, userId: string, page: PageRequest): Promise<PageOf<Payment>> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: paymentPrefix },
    newestFirst: true,
    ...pageOptions(page),
  });
  return { items: items.map(readPayment).map(publicPayment), cursor };
}

/** How a payment stands, as the return page of a checkout asks. */
export function paymentResult(payment: PaymentRecord) {
  return {
    status: payment.status,
    amount: payment.priceCents,
    mock: payment.method === "mock",
    metadata: { creditAmount: payment.creditAmount },
  };
}
