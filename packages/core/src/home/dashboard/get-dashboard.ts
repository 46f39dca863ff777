import { type DealSide, dealSides } from "@marquee/contracts/deals/deal-moves";
import type { UserRole } from "@marquee/contracts/enums";
import type { Dashboard, NextEvent } from "@marquee/contracts/home/dashboard";
import type { Core } from "../../core.ts";
import { type DealRecord, dealEntity } from "../../deals/deals/deal.item.ts";
import { countsInNumbers, type DealBrief, dealBriefsOf, mostlyOn } from "../../deals/deals/deal-briefs.ts";
import { addDays } from "../../deals/metrics/days.ts";
import type { MeasuredDay } from "../../deals/metrics/months.ts";
import { readBook } from "../../deals/metrics/read-book.ts";
import { type PaidDeal, returnsOf, roiOf, signedIn } from "../../deals/metrics/returns.ts";
import {
  type EventRecord,
  eventKey,
  hostedList,
  readEvent,
  type SponsorshipPackageRecord,
} from "../../events/events/event.item.ts";
import { hostedStatusAt } from "../../events/events/event-listing.item.ts";
import { packagesOf } from "../../events/events/get-event.ts";
import { publicSponsorshipPackage } from "../../events/events/spots.ts";
import { type AccountClock, accountClock } from "../../ground/users/account-zone.ts";
import { pick } from "../../pick.ts";
import { everyListed } from "../../rows/lists.ts";
import { readEach, readOr } from "../../rows/paging.ts";
import { isoTime, monthOf } from "../../time.ts";

const underWayShown = 3;
const nextShown = 4;

/** What the dashboard's numbers are computed from, as of one point in time. */
export interface DashboardFacts {
  now: string;
  /** The account's zone and day. */
  clock: AccountClock;
  deals: readonly DealBrief[];
  /** The events that the account hosts, and those of its deals. */
  hosted: readonly EventRecord[];
  sponsored: readonly EventRecord[];
  /** The packages of the hosted events that take place next, by event. */
  packages: ReadonlyMap<string, readonly SponsorshipPackageRecord[]>;
  /** Never sample numbers. */
  measured: readonly MeasuredDay[];
  /** The deals that are active or negotiated. */
  underWay: readonly DealRecord[];
}

/**
 * Reads an account's deals, its events, what it measured and its zone in four concurrent reads, then its deals, their events,
 * and the packages of the events that it hosts next.
 */
export async function readDashboardFacts(core: Core, accountId: string): Promise<DashboardFacts> {
  const now = isoTime(core.clock.now());
  const deals = dealBriefsOf(core, accountId);
  const hosting = hostedBy(core, accountId);
  const [briefs, underWay, sponsored, hosted, packages, { days }, clock] = await Promise.all([
    deals,
    deals.then((all) => dealsOf(core, all.filter(isUnderWay))),
    deals.then((all) => eventsOf(core, all.filter(isAccepted))),
    hosting,
    hosting.then((events) => packagesOfNext(core, events, now)),
    readBook(core, { accountId, isSample: false }),
    accountClock(core, accountId),
  ]);
  return { now, clock, deals: briefs, hosted, sponsored, packages, measured: days, underWay };
}

async function packagesOfNext(core: Core, hosted: readonly EventRecord[], now: string) {
  const read = nextOf(hosted, now).map(
    async ({ id }): Promise<[string, SponsorshipPackageRecord[]]> => [id, await packagesOf(core, id)],
  );
  return new Map(await Promise.all(read));
}

/** The events that begin next or are on, in their order. */
function nextOf(events: readonly EventRecord[], now: string): EventRecord[] {
  return events
    .filter(({ state, endsAt }) => state === "published" && endsAt > now)
    .sort((left, right) => (left.date < right.date ? -1 : 1))
    .slice(0, nextShown);
}

const isUnderWay = ({ status }: DealBrief) => status === "active" || status === "negotiating";

async function dealsOf(core: Core, briefs: readonly DealBrief[]): Promise<DealRecord[]> {
  const rows = await core.table.getMany(briefs.map(({ id }) => dealEntity.key({ id })));
  return readEach(
    rows.filter((row) => row !== undefined),
    dealEntity.read,
  ).rows;
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
  const { now, clock, deals, hosted, sponsored, measured } = facts;
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
    ...numbersOf(side, { clock, deals: counting, measured }),
    nextEvents: nextEvents(facts, counting),
    dealsUnderWay: facts.underWay
      .toSorted((left, right) => (right.closingDate ?? "").localeCompare(left.closingDate ?? ""))
      .slice(0, underWayShown)
      .map(({ amountCents, ...deal }) => ({
        ...pick(deal, "id", "packageId", "packageName", "eventName", "status", "closingDate"),
        amount: amountCents / 100,
      })),
    otherSide: other ? { side: other, ...numbersOf(other, { clock, deals: counting, measured }) } : null,
  };
}

function nextEvents({ now, hosted, sponsored, packages }: DashboardFacts, deals: readonly DealBrief[]) {
  const own = new Set(hosted);
  return nextOf([...hosted, ...sponsored], now).map((event): NextEvent => {
    const side = own.has(event) ? "host" : "brand";
    const signed = deals.filter(
      (deal) => deal.eventId === event.id && deal.side === side && deal.signedAt !== null,
    );
    const offers = packages.get(event.id)?.map((one) => publicSponsorshipPackage(one, now));
    const sum = (of: (offer: NonNullable<typeof offers>[number]) => number) =>
      offers?.reduce((total, one) => total + of(one), 0) ?? 0;
    return {
      ...pick(event, "id", "name", "date", "endsAt", "timeZone"),
      side,
      amount: signed.reduce((total, { amountCents }) => total + amountCents, 0) / 100,
      spots:
        side === "host"
          ? {
              sold: sum(({ sold }) => sold),
              held: sum(({ heldUntil }) => heldUntil.length),
              free: sum(({ remaining }) => remaining),
              worth: sum(({ price, maxSponsors }) => price * maxSponsors),
            }
          : null,
    };
  });
}

function numbersOf(
  side: DealSide,
  { clock, deals, measured }: Pick<DashboardFacts, "clock" | "deals" | "measured">,
) {
  const own = deals.filter((deal) => deal.side === side).map((deal) => signedIn(clock.timeZone, deal));
  const month = monthOf(clock.today);
  const returns = returnsOf(measured, own, clock.today);
  const roi = roiOf(returns);
  return {
    monthAmount: amountOf(month, own) / 100,
    previousMonthAmount: amountOf(monthOf(addDays(`${month}-01`, -1)), own) / 100,
    averageRoi: roi === null ? null : { value: roi, deals: returns.length },
  };
}

/** Cents of the deals that the second side signed in a month. */
function amountOf(month: string, deals: readonly PaidDeal[]): number {
  return deals
    .filter((deal) => deal.signedOn?.startsWith(month))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
