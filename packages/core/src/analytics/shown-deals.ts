import { type DealSide, dealSides } from "@marquee/contracts/deal-moves";
import { countsInNumbers, type DealBrief, mostlyOn } from "../deals/deal-briefs.ts";
import type { Days } from "../metrics/days.ts";
import type { MetricsDeal } from "../metrics/metrics.item.ts";
import type { ShownBook } from "../metrics/read-book.ts";
import { isInScope, type Scope } from "./scope.ts";

/** What the numbers need from a deal: from the deal itself for a real one, from its row for a sample one. */
export type ShownDeal = Pick<
  DealBrief,
  "id" | "status" | "eventId" | "eventName" | "packageName" | "amountCents" | "signedAt"
>;

/** The deals of one side of an account's book. */
export interface ShownDeals {
  /** The side that the numbers are of, and the sides that the account has numbers on; at least that one. */
  side: DealSide;
  sides: DealSide[];
  deals: ShownDeal[];
  /** Measured deals that are not among them: canceled ones, and those on the other side. */
  leftOut: ReadonlySet<string>;
}

/**
 * The deals of the book that is shown. Amounts are what a brand spends or what a host earns, never both in one sum, so
 * the deals of one side are shown: the one that is asked for, or the one that the account is on more often.
 */
export function shownDeals(
  { ref, deals: measured }: Pick<ShownBook<unknown>, "ref" | "deals">,
  briefs: readonly DealBrief[],
  asked?: DealSide,
): ShownDeals {
  const counting = briefs.filter(countsInNumbers);
  const side = asked ?? mostlyOn(counting.length > 0 ? counting : briefs, "brand");
  if (ref.isSample) return { side, sides: [side], deals: sampleDeals(measured), leftOut: new Set() };
  const sides = dealSides.filter((one) => one === side || counting.some((brief) => brief.side === one));
  const deals = counting.filter((brief) => brief.side === side);
  const shown = new Set(deals.map(({ id }) => id));
  return { side, sides, deals, leftOut: new Set(briefs.map(({ id }) => id).filter((id) => !shown.has(id))) };
}

function sampleDeals(measured: readonly MetricsDeal[]): ShownDeal[] {
  return measured.flatMap(({ sample, dealId: id, dealName: packageName, eventId, eventName }) =>
    sample ? [{ id, packageName, eventId, eventName, ...sample }] : [],
  );
}

export function dealsInScope(deals: readonly ShownDeal[], scope: Scope): ShownDeal[] {
  return deals.filter(({ id: dealId, eventId }) => isInScope({ dealId, eventId }, scope));
}

/** The day on which the second side signed; undefined until then. */
export function signedDay({ signedAt }: Pick<ShownDeal, "signedAt">): string | undefined {
  return signedAt?.slice(0, 10);
}

/** The deals of a scope that were signed in a period. */
export function signedIn(deals: readonly ShownDeal[], scope: Scope, { from, to }: Days): ShownDeal[] {
  return dealsInScope(deals, scope).filter((deal) => {
    const day = signedDay(deal);
    return day !== undefined && from <= day && day <= to;
  });
}

export function amountOf(deals: readonly ShownDeal[]): number {
  return deals.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
