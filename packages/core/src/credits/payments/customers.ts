import type { CardPayments } from "@marquee/adapters/payments/port";
import { all, attribute, exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { customerItem, customerKey, readCustomer } from "./customer.item.ts";
import { type PaymentRecord, paymentKey, readPayment } from "./payment.item.ts";

/** The user's one customer at the card provider; one that the provider no longer knows is created again. */
async function customerOf(core: Core, provider: CardPayments, userId: string): Promise<string> {
  const row = await core.table.get(customerKey(userId));
  const known = row && readCustomer(row).customerId;
  if (known !== undefined && (await provider.hasCustomer(known))) return known;
  const customerId = await provider.createCustomer(userId, known);
  await core.table.write({
    op: "put",
    item: customerItem({ userId, customerId, at: isoTime(core.clock.now()) }),
  });
  return customerId;
}

/** Stores the customer on a payment, so that every repeat of its checkout uses the same one. */
export async function paymentCustomer(
  core: Core,
  provider: CardPayments,
  payment: PaymentRecord,
): Promise<string> {
  if (payment.customerId !== null) return payment.customerId;
  const customerId = await customerOf(core, provider, payment.userId);
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
