import type { CardPayments } from "@marquee/adapters/payments/port";
import { all, attribute, exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { customerItem, customerKey, readCustomer } from "./customer.item.ts";
import type { FindProvider } from "./open-checkouts.ts";
import { type PaymentRecord, paymentKey, readPayment } from "./payment.item.ts";

/**
 * The user's one customer at the card provider, billed as the payment is; one that the provider no longer knows is
 * created again.
 */
async function customerOf(
  core: Core,
  provider: CardPayments,
  { userId, billing }: Pick<PaymentRecord, "userId" | "billing">,
): Promise<string> {
  const row = await core.table.get(customerKey(userId));
  const known = row && readCustomer(row).customerId;
  if (known !== undefined && (await provider.billCustomer(known, billing))) return known;
  const customerId = await provider.createCustomer(userId, known);
  await core.table.write({
    op: "put",
    item: customerItem({ userId, customerId, at: isoTime(core.clock.now()) }),
  });
  if (billing !== null) await provider.billCustomer(customerId, billing);
  return customerId;
}

/**
 * Takes an account's billing details away from the card provider, then forgets its customer there.
 * @throws AppError unavailable, after which it has to be tried again
 */
export async function forgetCustomer(core: Core, findProvider: FindProvider, userId: string): Promise<void> {
  const row = await core.table.get(customerKey(userId));
  if (!row) return;
  const provider = await findProvider();
  if (provider.method === "card") await provider.billCustomer(readCustomer(row).customerId, null);
  await core.table.write({ op: "delete", key: customerKey(userId) });
}

/** Stores the customer on a payment, so that every repeat of its checkout uses the same one. */
export async function paymentCustomer(
  core: Core,
  provider: CardPayments,
  payment: PaymentRecord,
): Promise<string> {
  if (payment.customerId !== null) return payment.customerId;
  const customerId = await customerOf(core, provider, payment);
  try {
    await core.table.write({
      op: "update",
      key: paymentKey(payment.userId, payment.id),
      set: { customerId },
      when: all(exists, attribute("customerId").isAbsent),
    });
    return customerId;
  } catch (error) {
    // A repeat of the request was faster.
    if (!(error instanceof ConditionRefused) || !error.item) throw error;
    return readPayment(error.item).customerId ?? customerId;
  }
}
