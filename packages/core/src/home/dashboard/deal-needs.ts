import { type DealSide, movesOf } from "@marquee/contracts/deals/deal-moves";
import { deliverableMovesOf } from "@marquee/contracts/deals/deliverable-moves";
import { dayAfter, dayIn, endOfDayIn, unknownPlaceZone } from "@marquee/contracts/events/event-time";
import type { NeedKind } from "@marquee/contracts/home/needs";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import {
  dealEntity,
  dealPartyEntity,
  dealPartyPrefix,
  type StoredBrief,
} from "../../deals/deals/deal.item.ts";
import { briefsFromDeals } from "../../deals/deals/deal-briefs.ts";
import { type DealStand, hasLapsed, isAmending, moveFacts } from "../../deals/deals/deal-view.ts";
import {
  type DeliverableRecord,
  deliverableEntity,
  owedList,
  reviewList,
} from "../../deals/deals/deliverable.item.ts";
import { type EventRecord, eventKey, readEvent } from "../../events/events/event.item.ts";
import { isUnread } from "../../ground/threads/read-marks.ts";
import { userPartition } from "../../rows/keys.ts";
import { type List, listPage } from "../../rows/lists.ts";
import { readEach } from "../../rows/paging.ts";
import { type Found, type FoundNeed, need } from "./need.ts";

/** How many days before its day a deliverable is a need. */
const dueSoonDays = 7;

/** One side's view of a deal, as its row of the deal has it. */
interface OwnDeal {
  id: string;
  side: DealSide;
  isUnread: boolean;
  brief: Brief;
}
type Stand = NonNullable<StoredBrief["stand"]>;
type Brief = Omit<StoredBrief, "stand"> & { stand: Stand };

/**
 * What an account's deals wait for: its answers, signatures and decisions, what it has to deliver and to accept, and
 * what it has not read. Its own rows of its newest deals say whose move it is; only events of deals that may wait for it
 * are read in addition.
 */
export async function dealNeeds(core: Core, accountId: string, now: string): Promise<Found> {
  const soon = dayAfter(dayIn(unknownPlaceZone, now), dueSoonDays + 2);
  const [newest, owed, delivered] = await Promise.all([
    core.table.query({
      pk: userPartition(accountId),
      sk: { beginsWith: dealPartyPrefix },
      newestFirst: true,
      limit: limits.unreadLooksAt,
    }),
    listed(core, owedList(accountId), { sk: { below: soon } }),
    listed(core, reviewList(accountId)),
  ]);
  const parties = readEach(newest.items, dealPartyEntity.read).rows;
  const known = new Set(parties.map(({ id }) => id));
  const older = [...owed.rows, ...delivered.rows].map(({ dealId }) => dealId).filter((id) => !known.has(id));
  const further = await core.table.getMany(
    [...new Set(older)].map((id) => dealPartyEntity.key({ accountId, id })),
  );
  parties.push(
    ...readEach(
      further.filter((row) => row !== undefined),
      dealPartyEntity.read,
    ).rows,
  );
  const old = await briefsFromDeals(
    core,
    parties.filter(({ brief }) => brief?.stand === undefined).slice(0, limits.unreadLooksAt),
  );
  const deals = parties.flatMap(({ id, side, brief: stored, ...marks }): OwnDeal[] => {
    const brief = old.get(id) ?? stored;
    return hasStand(brief) ? [{ id, side, isUnread: isUnread(marks), brief }] : [];
  });
  const byId = new Map(deals.map((deal) => [deal.id, deal]));
  const events = await eventsOf(core, [
    ...deals.filter((deal) => mayNeed(deal, now)).map(({ brief }) => brief.eventId),
    ...owed.rows.flatMap(({ dealId }) => byId.get(dealId)?.brief.eventId ?? []),
  ]);
  const needs = [
    ...deals.flatMap((deal) => movesNeeded(deal, events.get(deal.brief.eventId), now)),
    ...deals.filter((deal) => deal.isUnread).map((deal) => dealNeed("read_messages", deal)),
    ...owed.rows.flatMap((one) => deliverNeed(one, byId.get(one.dealId), events, now)),
    ...deals.flatMap((deal) => reviewNeed(deal, delivered.rows, now)),
  ];
  const isMore = [newest, owed, delivered].some(({ cursor }) => cursor !== undefined);
  return { needs: await withoutMoot(core, needs), isMore };
}

function hasStand(brief: StoredBrief | undefined): brief is Brief {
  return brief?.stand !== undefined;
}

async function listed(core: Core, list: List, query: { sk?: { below: string } } = {}) {
  const { items, cursor } = await listPage(core, list, { ...query, limit: limits.needsLookAt });
  return { rows: readEach(items, deliverableEntity.read).rows, cursor };
}

async function eventsOf(core: Core, ids: readonly string[]): Promise<Map<string, EventRecord>> {
  const rows = await core.table.getMany([...new Set(ids)].map(eventKey));
  const events = readEach(
    rows.filter((row) => row !== undefined),
    readEvent,
  ).rows;
  return new Map(events.map((event) => [event.id, event]));
}

const standOf = ({ brief }: OwnDeal): DealStand => ({ ...brief.stand, ...brief });

/** Whether the deal can wait for this side, as far as its own row says. */
function mayNeed(deal: OwnDeal, now: string): boolean {
  const { brief, side } = deal;
  const { status, signedAt, stand } = brief;
  if (hasLapsed(brief, now)) return false;
  if (status === "negotiating") return stand.offeredBy !== side || stand.offersInRow === 0;
  if (status === "pending") return !stand.signedBy.includes(side);
  if (status !== "active" || signedAt === null) return status === "active";
  const lastDay = stand.inForce?.lastDay;
  // A day later than anywhere on earth: the event's own zone decides.
  const mayBeOver = lastDay === undefined || lastDay <= dayAfter(dayIn(unknownPlaceZone, now), 1);
  return mayBeOver || brief.eventCanceled === true || isAmending(standOf(deal));
}

/** The one move that a deal waits for this side to make; none if it is not its turn. */
function movesNeeded(deal: OwnDeal, event: EventRecord | undefined, now: string): FoundNeed[] {
  if (!event || !mayNeed(deal, now)) return [];
  const { side, brief } = deal;
  const { status, expiresAt, stand } = brief;
  const moves = movesOf(moveFacts(standOf(deal), event, now), side);
  const [kind] = (
    [
      ["end_deal", status === "active" && event.state === "cancelled" && moves.includes("cancel")],
      ["answer_offer", moves.includes("accept")],
      [
        "answer_request",
        status === "negotiating" && stand.offerKind === "request" && moves.includes("propose"),
      ],
      ["sign_contract", status === "pending" && moves.includes("sign")],
      // What was signed before stays in force, so a deal that can be completed needs no amendment any more.
      ["complete_deal", moves.includes("complete")],
      ["sign_change", moves.includes("sign")],
    ] as const satisfies [NeedKind, boolean][]
  ).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
  return kind ? [dealNeed(kind, deal, { until: expiresAt })] : [];
}

function dealNeed(kind: NeedKind, { id, brief }: OwnDeal, given: Partial<FoundNeed> = {}): FoundNeed {
  return need(kind, id, {
    dealId: id,
    eventId: brief.eventId,
    packageId: brief.stand.packageId,
    eventName: brief.eventName,
    packageName: brief.packageName,
    amount: brief.amountCents / 100,
    ...given,
  });
}

/** The status that decides what is owed: nothing is for an event that was canceled. */
const statusOf = ({ brief }: OwnDeal, now: string) =>
  hasLapsed(brief, now) || brief.eventCanceled === true ? "cancelled" : brief.status;

/** What this side owes within a week, or what the other side disputed. */
function deliverNeed(
  one: DeliverableRecord,
  deal: OwnDeal | undefined,
  events: ReadonlyMap<string, EventRecord>,
  now: string,
): FoundNeed[] {
  if (!deal || deliverableMovesOf(one, statusOf(deal, now), deal.side).length === 0) return [];
  const zone = events.get(deal.brief.eventId)?.timeZone ?? unknownPlaceZone;
  const { dueDate, benefit, n } = one;
  const isSoon = dueDate !== null && dueDate <= dayAfter(dayIn(zone, now), dueSoonDays);
  if (!isSoon && one.status !== "disputed") return [];
  const until = dueDate === null ? null : endOfDayIn(zone, dueDate);
  return [dealNeed("deliver", deal, { id: `deliver.${deal.id}.${n}`, subject: benefit, until })];
}

/** What the other side says it has delivered, together: it is looked at in one place. */
function reviewNeed(deal: OwnDeal, delivered: readonly DeliverableRecord[], now: string): FoundNeed[] {
  const open = delivered.filter(
    (one) =>
      one.dealId === deal.id &&
      one.owner !== deal.side &&
      deliverableMovesOf(one, statusOf(deal, now), deal.side).includes("accepted"),
  );
  const [first] = open;
  return first ? [dealNeed("review_proof", deal, { count: open.length, subject: first.benefit })] : [];
}

/** Without signatures that would stay alone, because the other side's account is gone. */
async function withoutMoot(core: Core, needs: readonly FoundNeed[]): Promise<FoundNeed[]> {
  const signs = needs.filter(({ kind }) => kind === "sign_change");
  const rows = await core.table.getMany(signs.map(({ dealId }) => dealEntity.key({ id: dealId ?? "" })));
  const moot = new Set(signs.filter((_, at) => rows[at]?.leftBy != null));
  return needs.filter((one) => !moot.has(one));
}
