import type { DealHistoryEntry, DealOffer } from "@marquee/contracts/deals/deal-past";
import { limits } from "@marquee/contracts/limits";
import { encodeCursor } from "@marquee/table/paging";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { idsOfActor, nameOfActor } from "../../ground/users/actor-names.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { type PageOf, type PageRequest, pageOptions, readOr } from "../../rows/paging.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { type DealRecord, dealEntity, dealPartyEntity } from "./deal.item.ts";
import {
  type DealHistoryRecord,
  type DealOfferRecord,
  dealHistoryEntity,
  dealHistoryPrefix,
  dealOfferEntity,
  dealOfferPrefix,
} from "./deal-parts.item.ts";
import { publicTerms, termsOf, versionChanges } from "./deal-terms.ts";
import { readDeal } from "./require-move.ts";

/** The accounts of a deal's sides. */
type Sides = Pick<DealRecord, "brandId" | "hostId">;

/** How much of a deal's past one answer has: so many entries, and so many bytes of JSON, but always the newest one. */
interface Bounds {
  limit: number;
  cursor?: string;
  maxBytes: number;
}

const versionsShown: Bounds = { limit: limits.dealVersionsShown, maxBytes: limits.dealPastShownBytes };
const historyShown: Bounds = { limit: limits.dealHistoryShown, maxBytes: limits.dealPastShownBytes };

/** The newest versions of a deal, as its page shows them at first. */
export function newestVersions(core: Core, id: string): Promise<PageOf<DealOffer>> {
  return pageOfPast(core, { id, prefix: dealOfferPrefix }, versionsShown, dealOfferEntity.read, publicOffer);
}

/** The newest steps of a deal, as its page shows them at first; without the names of who took them. */
export function newestHistory(core: Core, id: string): Promise<PageOf<DealHistoryRecord>> {
  const of = { id, prefix: dealHistoryPrefix };
  return pageOfPast(core, of, historyShown, dealHistoryEntity.read, (entry) => entry);
}

/** One page of a deal's versions, newest first. @throws AppError not_found for an account that is not a party */
export async function listDealVersions(
  core: Core,
  accountId: string,
  id: string,
  page: PageRequest,
): Promise<PageOf<DealOffer>> {
  await ownPartyRow(core, dealPartyEntity, accountId, id);
  const bounds = { ...pageOptions(page), maxBytes: limits.dealPastPageBytes };
  return pageOfPast(core, { id, prefix: dealOfferPrefix }, bounds, dealOfferEntity.read, publicOffer);
}

/** One page of a deal's history, newest first. @throws AppError not_found for an account that is not a party */
export async function listDealHistory(
  core: Core,
  accountId: string,
  id: string,
  page: PageRequest,
): Promise<PageOf<DealHistoryEntry>> {
  await ownPartyRow(core, dealPartyEntity, accountId, id);
  const bounds = { ...pageOptions(page), maxBytes: limits.dealPastPageBytes };
  const [deal, { items, cursor }] = await Promise.all([
    readDeal(core, id),
    pageOfPast(core, { id, prefix: dealHistoryPrefix }, bounds, dealHistoryEntity.read, (entry) => entry),
  ]);
  const users = await usersInPast(core, deal, items);
  return { items: items.map((entry) => historyEntry(entry, deal, users)), cursor };
}

/** The profiles of both sides of a deal and of whoever took these steps for them, in one read. */
export function usersInPast(
  core: Core,
  { brandId, hostId }: Sides,
  history: readonly DealHistoryRecord[],
): Promise<Map<string, UserRecord>> {
  return usersOf(core, [brandId, hostId, ...history.flatMap(idsOfActor)]);
}

/** A step of a deal as answers show it. */
export function historyEntry(
  { dealId: _, personId, throughId, ...entry }: DealHistoryRecord,
  sides: Sides,
  users: ReadonlyMap<string, UserRecord>,
): DealHistoryEntry {
  const { by } = entry;
  if (by === null) return { ...entry, byName: "Marquee" };
  const accountId = by === "brand" ? sides.brandId : sides.hostId;
  return { ...entry, byName: nameOfActor(users, accountId, { personId, throughId }) };
}

/** A version as answers show it, with what it changed. */
function publicOffer(version: DealOfferRecord, earlier: DealOfferRecord | undefined): DealOffer {
  const { dealId: _, amountCents: __, ...shown } = version;
  return {
    ...shown,
    ...publicTerms(termsOf(version)),
    changes: earlier ? versionChanges(earlier, version) : [],
  };
}

/**
 * One page of a deal's rows of a kind, newest first. It ends at whichever bound comes first, and reads one row more
 * than it shows: the one before the last one shown, which some are compared with, and which tells that there is more.
 */
async function pageOfPast<Row, Shown>(
  core: Core,
  { id, prefix }: { id: string; prefix: string },
  { maxBytes, ...page }: Bounds,
  read: (item: Item) => Row,
  show: (row: Row, earlier: Row | undefined) => Shown,
): Promise<PageOf<Shown>> {
  const query = {
    pk: dealEntity.key({ id }).pk,
    sk: { beginsWith: prefix },
    newestFirst: true,
    ...page,
    limit: page.limit + 1,
  };
  const { items, cursor } = await core.table.query(query);
  const rows = items.map((item) => readOr(item, read));
  // The last row read is only shown if nothing comes before it.
  const candidates = cursor === undefined ? items : items.slice(0, -1);
  const shown: Shown[] = [];
  let bytes = 0;
  let last: Item | undefined;
  for (const [at, item] of candidates.entries()) {
    const row = rows[at];
    // One that cannot be read does not hide the others.
    if (row !== undefined) {
      const one = show(
        row,
        rows.slice(at + 1).find((earlier) => earlier !== undefined),
      );
      bytes += Buffer.byteLength(JSON.stringify(one));
      if (shown.length === page.limit || (shown.length > 0 && bytes > maxBytes)) break;
      shown.push(one);
    }
    last = item;
  }
  const isAll = cursor === undefined && last === items.at(-1);
  return { items: shown, cursor: isAll || !last ? undefined : encodeCursor(query, last) };
}
