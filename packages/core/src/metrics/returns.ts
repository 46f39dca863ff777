import type { MeasuredDay } from "./months.ts";
import { tileResult } from "./tile-values.ts";

/** What has to be known of a deal to say what it returned. Deals that ended without being paid for are left out before. */
export interface PaidDeal {
  id: string;
  amountCents: number;
  /** When the second side signed; null until then. */
  signedAt: string | null;
}

/** What a deal cost, and what has come of it since it began. */
export interface DealReturn {
  dealId: string;
  amountCents: number;
  revenueCents: number;
}

/**
 * What deals have returned up to a day, for those that both sides had signed by then and that have a measured day. Every
 * ROI and cost per lead is about exactly these deals, on either side of the line.
 */
export function returnsOf(
  days: readonly MeasuredDay[],
  deals: readonly PaidDeal[],
  upTo: string,
): DealReturn[] {
  const revenues = new Map<string, number>();
  for (const { date, dealId, sums } of days)
    if (date <= upTo) revenues.set(dealId, (revenues.get(dealId) ?? 0) + sums.revenue);
  return deals.flatMap(({ id: dealId, amountCents, signedAt }) => {
    const revenueCents = revenues.get(dealId);
    const isSigned = signedAt !== null && signedAt.slice(0, 10) <= upTo;
    return isSigned && revenueCents !== undefined ? [{ dealId, amountCents, revenueCents }] : [];
  });
}

/** The revenue of deals ÷ their amounts, to two decimal places; null for no deals. */
export function roiOf(returns: readonly DealReturn[]): number | null {
  const sum = (of: (one: DealReturn) => number) => returns.reduce((all, one) => all + of(one), 0);
  return tileResult("roi", {
    value: sum(({ revenueCents }) => revenueCents),
    of: sum(({ amountCents }) => amountCents),
  });
}
