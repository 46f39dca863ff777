import { type DealSide, dealSides } from "@marquee/contracts/deal-moves";
import type { UserRole } from "@marquee/contracts/enums";
import type { Dashboard } from "@marquee/contracts/http/dashboard";
import { type DealResult, dealResultsOf } from "../analytics/deal-results.ts";
import type { Core } from "../core.ts";
import { countsInNumbers, type DealBrief, dealBriefsOf, mostlyOn } from "../deals/deal-briefs.ts";
import { type EventRecord, eventKey, hostedList, readEvent } from "../events/event.item.ts";
import { hostedStatusAt } from "../events/event-listing.item.ts";
import { everyListed } from "../lists.ts";
import { readEach, readOr } from "../paging.ts";
import { isoTime } from "../time.ts";

/** What the dashboard's numbers are computed from, as of one point in time. */
export interface DashboardFacts {
  now: string;
  deals: readonly DealBrief[];
  /** The events that the account hosts, and those of its deals. */
  hosted: readonly EventRecord[];
  sponsored: readonly EventRecord[];
  results: readonly DealResult[];
}

/** Reads an account's deals, its events and its deals' results in three concurrent reads, then its deals' events. */
export async function readDashboardFacts(core: Core, accountId: string): Promise<DashboardFacts> {
  const now = isoTime(core.clock.now());
  const deals = dealBriefsOf(core, accountId);
  const [briefs, sponsored, hosted, results] = await Promise.all([
    deals,
    deals.then((all) => eventsOf(core, all.filter(isAccepted))),
    hostedBy(core, accountId),
    dealResultsOf(core, accountId),
  ]);
  return { now, deals: briefs, hosted, sponsored, results };
}

/** Whether the account is the brand of a deal that both sides accepted and that has not ended. */
function isAccepted({ side, status }: DealBrief): boolean {
  return side === "brand" && (status === "pending" || status === "active");
}

async function eventsOf(core: Core, deals: readonly DealBrief[]): Promise<EventRecord[]> {
  const ids = [...new Set(deals.map(({ eventId }) => eventId))];
  const rows = await core.table.getMany(ids.map(eventKey));
  return readEach(
    rows.filter((row) => row !== undefined),
    readEvent,
  ).rows;
}

async function hostedBy(core: Core, accountId: string): Promise<EventRecord[]> {
  const events: EventRecord[] = [];
  for await (const row of everyListed(core, hostedList(accountId))) {
    const event = readOr(row, readEvent);
    if (event) events.push(event);
  }
  return events;
}

/** The dashboard's numbers. The role decides the side of an account that is on both sides equally often. */
export function dashboardOf(facts: DashboardFacts, role: UserRole): Dashboard {
  const { now, deals, hosted, sponsored, results } = facts;
  const counting = deals.filter(countsInNumbers);
  const side = mostlyOn(counting.length > 0 ? counting : deals, role === "event_host" ? "host" : "brand");
  const other = dealSides.find((one) => one !== side && counting.some((deal) => deal.side === one));
  const countOf = (...statuses: DealBrief["status"][]) =>
    deals.filter(({ status }) => statuses.includes(status)).length;
  return {
    asOf: now,
    side,
    activeDeals: countOf("active"),
    openDeals: countOf("negotiating", "pending"),
    upcomingEvents: new Set(
      [...hosted, ...sponsored]
        .filter((event) => hostedStatusAt(event, now) === "upcoming")
        .map(({ id }) => id),
    ).size,
    ...numbersOf(side, { now, deals: counting, results }),
    otherSide: other ? { side: other, ...numbersOf(other, { now, deals: counting, results }) } : null,
  };
}

function numbersOf(
  side: DealSide,
  { now, deals, results }: Pick<DashboardFacts, "now" | "deals" | "results">,
) {
  const own = deals.filter((deal) => deal.side === side);
  const month = now.slice(0, 7);
  return {
    monthAmount: signedIn(month, own) / 100,
    previousMonthAmount: signedIn(monthBefore(month), own) / 100,
    averageRoi: averageRoi(own, results),
  };
}

/** Cents of the deals that the second side signed in a month. */
function signedIn(month: string, deals: readonly DealBrief[]): number {
  return deals
    .filter((deal) => deal.signedAt?.startsWith(month))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function monthBefore(month: string): string {
  return isoTime(Date.parse(`${month}-01T00:00:00.000Z`) - 1).slice(0, 7);
}

function averageRoi(deals: readonly DealBrief[], results: readonly DealResult[]): Dashboard["averageRoi"] {
  const amounts = new Map(deals.map(({ id, amountCents }) => [id, amountCents]));
  const ratios = results.flatMap(({ dealId, revenueCents }) => {
    const amount = amounts.get(dealId) ?? 0;
    return revenueCents > 0 && amount > 0 ? [revenueCents / amount] : [];
  });
  if (ratios.length === 0) return null;
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return { value: Math.round(mean * 100) / 100, deals: ratios.length };
}
