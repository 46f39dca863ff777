import { type DealSide, dealSides } from "@marquee/contracts/deals/deal-moves";
import type { Analytics } from "@marquee/contracts/insight/analytics";
import { textLocale } from "@marquee/contracts/text/formats";
import { countsInNumbers, type DealBrief, mostlyOn } from "../../deals/deals/deal-briefs.ts";
import type { Days } from "../../deals/metrics/days.ts";
import type { MetricsDeal } from "../../deals/metrics/metrics.item.ts";
import type { Book } from "../../deals/metrics/read-book.ts";
import { type PaidDeal, signedIn } from "../../deals/metrics/returns.ts";
import { isInScope, type Scope } from "./scope.ts";
import type { Facts } from "./tile-sources.ts";

/** What the numbers need from a deal: from the deal itself for a real one, from its row for a sample one. */
export type ShownDeal = Pick<
  DealBrief,
  "id" | "status" | "eventId" | "eventName" | "packageName" | "amountCents"
> &
  Pick<PaidDeal, "signedOn">;

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
 * the deals of one side are shown: the one that is asked for, or the one that the account is on more often. The days of
 * signatures are those of the account's zone.
 */
export function shownDeals(
  { ref, deals: measured }: Pick<Book, "ref" | "deals">,
  briefs: readonly DealBrief[],
  timeZone: string,
  asked?: DealSide,
): ShownDeals {
  const counting = briefs.filter(countsInNumbers);
  const side = asked ?? mostlyOn(counting.length > 0 ? counting : briefs, "brand");
  if (ref.isSample)
    return { side, sides: [side], deals: sampleDeals(measured, timeZone), leftOut: new Set() };
  const sides = dealSides.filter((one) => one === side || counting.some((brief) => brief.side === one));
  const deals = counting.filter((brief) => brief.side === side).map((brief) => signedIn(timeZone, brief));
  const shown = new Set(deals.map(({ id }) => id));
  return { side, sides, deals, leftOut: new Set(briefs.map(({ id }) => id).filter((id) => !shown.has(id))) };
}

function sampleDeals(measured: readonly MetricsDeal[], timeZone: string): ShownDeal[] {
  return measured.flatMap(({ sample, dealId: id, dealName: packageName, eventId, eventName }) =>
    sample ? [signedIn(timeZone, { id, packageName, eventId, eventName, ...sample })] : [],
  );
}

function dealsInScope(deals: readonly ShownDeal[], scope: Scope): ShownDeal[] {
  return deals.filter(({ id: dealId, eventId }) => isInScope({ dealId, eventId }, scope));
}

/** What the numbers of a scope are computed from. */
export function factsInScope(
  { days }: Pick<Book, "days">,
  { deals, leftOut }: ShownDeals,
  scope: Scope,
): Facts & { deals: ShownDeal[] } {
  return {
    days: days.filter((day) => isInScope(day, scope) && !leftOut.has(day.dealId)),
    deals: dealsInScope(deals, scope),
  };
}

/** The deals that were signed in a period. */
export function signedBetween(deals: readonly ShownDeal[], { from, to }: Days): ShownDeal[] {
  return deals.filter(({ signedOn }) => signedOn !== null && from <= signedOn && signedOn <= to);
}

export function amountOf(deals: readonly ShownDeal[]): number {
  return deals.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What numbers can be narrowed to: every event and deal of the reader, once each, sorted by name. */
export function choicesOf(
  { ref, deals: measured }: Pick<Book, "ref" | "deals">,
  briefs: readonly DealBrief[],
): Pick<Analytics, "events" | "deals"> {
  const all = [
    ...measured,
    ...(ref.isSample ? [] : briefs).map(({ id, packageName, eventId, eventName }) => {
      return { dealId: id, dealName: packageName, eventId, eventName };
    }),
  ];
  const names = new Map(all.map(({ eventId, eventName }) => [eventId, eventName]));
  const deals = new Map(
    all.map(({ dealId: id, dealName: name, eventId }) => [id, { id, name, eventId }] as const),
  );
  return {
    events: [...names].map(([id, name]) => ({ id, name })).sort(byName),
    deals: [...deals.values()].sort(byName),
  };
}

type Named = Analytics["events"][number];

function byName(left: Named, right: Named): number {
  return left.name.localeCompare(right.name, textLocale) || (left.id < right.id ? -1 : 1);
}
