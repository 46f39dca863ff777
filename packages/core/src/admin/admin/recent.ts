import type { RecentPurchase, SignedDeal } from "@marquee/contracts/admin/recent";
import type { Core } from "../../core.ts";
import { keptCents } from "../../credits/payments/money.ts";
import {
  cardPaymentList,
  isRealMoney,
  type PaymentRecord,
  readPayment,
} from "../../credits/payments/payment.item.ts";
import { agreementEntity, signedAgreements } from "../../deals/agreements/agreement.item.ts";
import { dealEntity } from "../../deals/deals/deal.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { everyListed } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";

const dayMs = 86_400_000;

/** Since when a row is of the last so many days; the overview's numbers and the lists behind them have it from here. */
export function sinceDays(core: Core, days = 1): string {
  return isoTime(core.clock.now() - days * dayMs);
}

const after = (since: string) => ({ sk: { above: since, beginsWith: "" } });
const newestFirst = (left: string, right: string) => (left < right ? 1 : left > right ? -1 : 0);

/** Whether a payment is a purchase: real money, of which something stayed. */
export function isPurchase(payment: PaymentRecord): boolean {
  return isRealMoney(payment) && keptCents(payment) > 0;
}

/** When each deal was last signed by both sides since a time; one whose changed terms they signed again is there once. */
export async function signedSince(core: Core, since: string): Promise<Map<string, string>> {
  const signed = new Map<string, string>();
  for await (const row of everyListed(core, signedAgreements, after(since))) {
    const agreement = readOr(row, agreementEntity.read);
    const at = agreement?.signatures.at(-1)?.at;
    if (agreement && at !== undefined && at > (signed.get(agreement.dealId) ?? ""))
      signed.set(agreement.dealId, at);
  }
  return signed;
}

/** The purchases that the overview counts, newest first. */
export async function listRecentPurchases(core: Core, days?: number): Promise<RecentPurchase[]> {
  const payments: PaymentRecord[] = [];
  for await (const row of everyListed(core, cardPaymentList, after(sinceDays(core, days)))) {
    const payment = readOr(row, readPayment);
    if (payment && isPurchase(payment)) payments.push(payment);
  }
  const names = await usersOf(
    core,
    payments.map(({ userId }) => userId),
  );
  return payments
    .sort((left, right) => newestFirst(left.createdAt, right.createdAt))
    .map((payment) => ({
      id: payment.id,
      userId: payment.userId,
      username: names.get(payment.userId)?.username ?? "",
      packageName: payment.packageName,
      credits: payment.creditAmount,
      keptCents: keptCents(payment),
      createdAt: payment.createdAt,
    }));
}

/** The signed deals that the overview counts, newest first. What they agreed on is between their parties. */
export async function listSignedDeals(core: Core, days?: number): Promise<SignedDeal[]> {
  const signed = await signedSince(core, sinceDays(core, days));
  const ids = [...signed.keys()];
  const rows = ids.length === 0 ? [] : await core.table.getMany(ids.map((id) => dealEntity.key({ id })));
  const deals = new Map(ids.map((id, index) => [id, rows[index] && readOr(rows[index], dealEntity.read)]));
  const names = await usersOf(
    core,
    [...deals.values()].flatMap((deal) => (deal ? [deal.brandId, deal.hostId] : [])),
  );
  const companyOf = (id: string | undefined) => {
    const user = id === undefined ? undefined : names.get(id);
    return user ? user.company || user.name : "";
  };
  return [...signed]
    .sort(([, left], [, right]) => newestFirst(left, right))
    .map(([id, signedAt]) => {
      const deal = deals.get(id);
      const [brand, host] = [companyOf(deal?.brandId), companyOf(deal?.hostId)];
      return { id, eventName: deal?.eventName ?? "", brand, host, signedAt };
    });
}
