import type { DealSide } from "@marquee/contracts/deal-moves";
import { type DealBrief, mostlyOn } from "../deals/deal-briefs.ts";
import type { Days } from "./days.ts";
import type { ShownBook } from "./read-book.ts";
import { isInScope, type Scope } from "./scope.ts";

/** What the numbers need from a deal: from the deal itself for a real one, from its row for a sample one. */
export type ShownDeal = Pick<
  DealBrief,
  "id" | "status" | "eventId" | "eventName" | "packageName" | "amountCents" | "signedAt"
>;

/** The deals that amounts are summed over, and which side of them the account is on. */
export interface ShownDeals {
  side: DealSide;
  deals: ShownDeal[];
}

/**
 * The deals of the book that is shown. Amounts are what a brand spends or what a host earns, never both in one sum,
 * so deals on the side that the account is on less often are left out.
 */
export function shownDeals({ ref, deals }: ShownBook<unknown>, briefs: readonly DealBrief[]): ShownDeals {
  const side = mostlyOn(briefs, "brand");
  if (!ref.isSample) return { side, deals: briefs.filter((brief) => brief.side === side) };
  const samples = deals.flatMap(({ sample, dealId: id, dealName: packageName, eventId, eventName }) =>
    sample ? [{ id, packageName, eventId, eventName, ...sample }] : [],
  );
  return { side, deals: samples };
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
