import type { Payment } from "@marquee/contracts/credits/payments";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions } from "../../rows/paging.ts";
import {
  checkoutKey,
  type PaymentRecord,
  paymentKey,
  paymentPrefix,
  publicPayment,
  readLookup,
  readPayment,
} from "./payment.item.ts";

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

/** One's own payment. @throws AppError not_found, also for another user's */
export async function getPayment(core: Core, userId: string, paymentId: string): Promise<PaymentRecord> {
  const row = await core.table.get(paymentKey(userId, paymentId));
  if (!row) throw new AppError("not_found");
  return readPayment(row);
}

/** One's own payment by the provider's session. @throws AppError not_found, also for another user's */
export async function getPaymentBySession(
  core: Core,
  userId: string,
  sessionId: string,
): Promise<PaymentRecord> {
  const row = await core.table.get(checkoutKey(sessionId));
  const lookup = row && readLookup(row);
  if (lookup?.userId !== userId) throw new AppError("not_found");
  return getPayment(core, userId, lookup.paymentId);
}

/** A payment's state for the return page of a checkout; reading it completes nothing. */
export function paymentResult(payment: PaymentRecord) {
  return {
    status: payment.status,
    amount: payment.priceCents,
    mock: payment.method === "mock",
    metadata: { creditAmount: payment.creditAmount },
  };
}
