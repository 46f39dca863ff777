import { dayIn } from "@marquee/contracts/events/event-time";
import type { MeasuredDay } from "./months.ts";
import { type Sums, total } from "./sums.ts";
import { tileResult } from "./tile-values.ts";

/** What has to be known of a deal to say what it returned. Deals that ended without being paid for are left out before. */
export interface PaidDeal {
  id: string;
  amountCents: number;
  /** The day on which the second side signed, on the account's clock; null until then. */
  signedOn: string | null;
}

/** A deal with the day on which its second side signed in a time zone. */
export function signedIn<Deal extends { signedAt: string | null }>(
  timeZone: string,
  deal: Deal,
): Deal & Pick<PaidDeal, "signedOn"> {
  return { ...deal, signedOn: deal.signedAt && dayIn(timeZone, deal.signedAt) };
}

/** What a deal cost, and all that has come of it. */
export interface DealReturn {
  dealId: string;
  signedOn: string;
  amountCents: number;
  sums: Sums;
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
  const measured = Map.groupBy(
    days.filter(({ date }) => date <= upTo),
    ({ dealId }) => dealId,
  );
  return deals.flatMap(({ id: dealId, amountCents, signedOn }) => {
    const own = measured.get(dealId);
    if (!own || signedOn === null || signedOn > upTo) return [];
    return [{ dealId, signedOn, amountCents, sums: total(own.map(({ sums }) => sums)) }];
  });
}

/** The revenue of deals ÷ their amounts, to two decimal places; null where there is nothing to divide by. */
export function roiOf(returns: readonly DealReturn[]): number | null {
  const sum = (of: (one: DealReturn) => number) => returns.reduce((all, one) => all + of(one), 0);
  return tileResult("roi", {
    value: sum(({ sums }) => sums.revenue),
    of: sum(({ amountCents }) => amountCents),
  });
}
