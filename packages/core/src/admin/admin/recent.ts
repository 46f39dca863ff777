import type { RecentPurchase, SignedDeal } from "@marquee/contracts/admin/recent";
import { limits } from "@marquee/contracts/limits";
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
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { everyListed } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";

const dayMs = 86_400_000;

/** Rows for a file; `cut` if older ones are left out, `unreadable` counts malformed ones. */
export interface Exported<Row> {
  rows: Row[];
  cut: boolean;
  unreadable: number;
}

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
  const { purchases } = await purchasesAfter(core, sinceDays(core, days));
  return withNames(core, purchases);
}

/**
 * The purchases that add up to the overview's revenue, newest first, up to the limit; the audit log says who took them.
 * @throws AppError forbidden for a former admin
 */
export async function exportPurchases(
  core: Core,
  admin: Admin,
  most: number = limits.exportedRows,
): Promise<Exported<RecentPurchase>> {
  const { purchases, unreadable } = await purchasesAfter(core, "");
  const rows = await withNames(core, purchases.slice(0, most));
  const note = { action: "exportPurchases", subject: "purchases", after: { rows: rows.length } };
  await actAsAdmin(core, admin, note, []);
  return { rows, cut: purchases.length > most, unreadable };
}

/** Purchases after a time, newest first, and how many payments cannot be read; all of them if the time is empty. */
async function purchasesAfter(
  core: Core,
  since: string,
): Promise<{ purchases: PaymentRecord[]; unreadable: number }> {
  const purchases: PaymentRecord[] = [];
  let unreadable = 0;
  for await (const row of everyListed(core, cardPaymentList, since === "" ? {} : after(since))) {
    const payment = readOr(row, readPayment);
    if (!payment) unreadable += 1;
    if (payment && isPurchase(payment)) purchases.push(payment);
  }
  purchases.sort((left, right) => newestFirst(left.createdAt, right.createdAt));
  return { purchases, unreadable };
}

async function withNames(core: Core, payments: readonly PaymentRecord[]): Promise<RecentPurchase[]> {
  const names = await usersOf(
    core,
    payments.map(({ userId }) => userId),
  );
  return payments.map((payment) => ({
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
