import type { DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { Deal, ListedDeal } from "@marquee/contracts/deals/deals";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { eventKey, readEvent } from "../../events/events/event.item.ts";
import { readHostedEvent, recordOf } from "../../events/events/get-event.ts";
import { industryBar, type Sponsor } from "../../events/events/one-per-industry.ts";
import { shownPackages } from "../../events/events/seen-packages.ts";
import { shownHold } from "../../events/events/spots.ts";
import { contactOf, contactsOf } from "../../ground/users/contact.ts";
import { listPage } from "../../rows/lists.ts";
import { type PageOf, type PageRequest, readEach, readOr } from "../../rows/paging.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { type DealParty, type DealRecord, dealEntity, dealPartyEntity, dealsOf } from "./deal.item.ts";
import { factsOf, termsHash } from "./deal-facts.ts";
import { filesOf, publicDealFile } from "./deal-file-view.ts";
import { historyEntry, newestHistory, newestVersions, usersInPast } from "./deal-past.ts";
import { roiReader } from "./deal-roi.ts";
import { publicAddOns, publicTerms } from "./deal-terms.ts";
import { dealAt, inForceOf, listedDeal, otherSide, partyOf } from "./deal-view.ts";
import { deliverablesOf, publicDeliverable } from "./deliverable-view.ts";

const noContact = { name: "", company: "" };

export interface DealFilter {
  status?: DealStatus | undefined;
  event?: string | undefined;
  side?: "brand" | undefined;
  /** The person who owns or follows them. */
  personId?: string | undefined;
}

/** A call reads at most this many pages, then returns a cursor because there may be more. */
const readsPerCall = 10;

/** One page of the account's own deals that match the filter, newest change first. */
export async function listDeals(
  core: Core,
  accountId: string,
  filter: DealFilter,
  page: PageRequest,
): Promise<PageOf<ListedDeal>> {
  const limit = page.limit ?? limits.pageSize;
  const readRoi = roiReader(core, accountId);
  const found: ListedDeal[] = [];
  let cursor = page.cursor;
  for (let reads = 0; reads < readsPerCall; reads++) {
    const read = await listPage(core, dealsOf(accountId), {
      newestFirst: true,
      limit: limit - found.length,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...(await matching(core, readRoi, readEach(read.items, dealPartyEntity.read).rows, filter)));
    cursor = read.cursor;
    if (cursor === undefined || found.length === limit) break;
  }
  return { items: found, cursor };
}

async function matching(
  core: Core,
  readRoi: ReturnType<typeof roiReader>,
  parties: readonly DealParty[],
  filter: DealFilter,
): Promise<ListedDeal[]> {
  const now = isoTime(core.clock.now());
  const rows = await core.table.getMany(parties.map(({ id }) => dealEntity.key({ id })));
  const fits = (deal: DealRecord, { side, ownerId, followers }: DealParty) =>
    (filter.personId === undefined || [ownerId, ...followers].includes(filter.personId)) &&
    (filter.status === undefined || dealAt(deal, now).status === filter.status) &&
    (filter.event === undefined || deal.eventId === filter.event) &&
    (filter.side === undefined || side === filter.side);
  const deals = parties.flatMap((party, at) => {
    const row = rows[at];
    const deal = row && readOr(row, dealEntity.read);
    return deal && fits(deal, party) ? [{ deal, party }] : [];
  });
  const [roi, contacts, events] = await Promise.all([
    readRoi(deals.map(({ deal }) => deal)),
    contactsOf(
      core,
      deals.map(({ deal, party }) => partyOf(deal, otherSide(party.side))),
    ),
    core.table.getMany(unique(deals.map(({ deal }) => deal.eventId)).map(eventKey)),
  ]);
  const eventById = new Map(
    readEach(
      events.filter((row) => row !== undefined),
      readEvent,
    ).rows.map((event) => [event.id, event]),
  );
  return deals.flatMap(({ deal, party }) => {
    const event = eventById.get(deal.eventId);
    const other = contacts.get(partyOf(deal, otherSide(party.side))) ?? noContact;
    return event ? [listedDeal(deal, { party, event, other, roi, now })] : [];
  });
}

const unique = <T>(of: readonly T[]): T[] => [...new Set(of)];

/** A deal as one of its parties sees it on its page. @throws AppError not_found */
export async function getDeal(core: Core, accountId: string, id: string): Promise<Deal> {
  const [party, row, versions, history, deliverables, files] = await Promise.all([
    ownPartyRow(core, dealPartyEntity, accountId, id),
    core.table.get(dealEntity.key({ id })),
    newestVersions(core, id),
    newestHistory(core, id),
    deliverablesOf(core, id),
    filesOf(core, id),
  ]);
  if (!row) throw new AppError("not_found");
  const { side } = party;
  const deal = dealEntity.read(row);
  const [roi, users, eventRow] = await Promise.all([
    roiReader(core, accountId)([deal]),
    usersInPast(core, deal, history.items),
    core.table.get(eventKey(deal.eventId)),
  ]);
  if (!eventRow) throw new AppError("not_found");
  const people = { brand: contactOf(users.get(deal.brandId)), host: contactOf(users.get(deal.hostId)) };
  const now = isoTime(core.clock.now());
  const at = dealAt(deal, now);
  const event = readEvent(eventRow);
  const facts = await factsOf(core, deal, event);
  return {
    ...listedDeal(deal, { party, event, other: people[otherSide(side)], roi, now }),
    ...people,
    ...publicTerms(deal),
    facts,
    termsHash: termsHash(deal, facts),
    inForce: inForceOf(deal)?.version ?? null,
    eventCanceled: event.state === "cancelled",
    undelivered: deal.undelivered,
    open: deal.leftBy === null,
    endReason: at.endReason,
    endedBy: at.endedBy,
    renewedFrom: deal.renewedFrom,
    renewedTo: deal.renewedTo,
    conceptId: party.conceptId,
    offers: versions.items,
    history: history.items.map((one) => historyEntry(one, deal, users)),
    hasEarlier: { offers: versions.cursor !== undefined, history: history.cursor !== undefined },
    deliverables: deliverables.map((one) => publicDeliverable(one, at, side)),
    files: files.map((one) => publicDealFile(one, { deal: at, deliverables }, side)),
  };
}

/**
 * The packages that an event offers sponsors, most expensive first, with the reader's hold, their waiting position
 * and what bars them.
 * @throws AppError not_found, also for another account's draft
 */
export async function listOfferedPackages(
  core: Core,
  { accountId, industry }: Sponsor,
  eventId: string,
): Promise<OfferedPackage[]> {
  const hosted = await readHostedEvent(core, eventId);
  if (!hosted) throw new AppError("not_found");
  if (hosted.event.state === "draft" && hosted.event.hostId !== accountId) throw new AppError("not_found");
  const now = isoTime(core.clock.now());
  const { packages, facts } = await shownPackages(core, hosted, accountId);
  const addOns = publicAddOns([...hosted.addOns]);
  return packages.map((shown) => {
    const offer = recordOf(hosted, shown.id);
    const index = offer.waiting.findIndex((one) => one.accountId === accountId);
    return {
      ...shown,
      facts,
      addOns,
      ownHold: shownHold(offer, accountId, now) ?? null,
      ownPosition: index < 0 ? null : index + 1,
      barredBy: industryBar(hosted, { accountId, industry }, now),
    };
  });
}
