import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { ThreadKind, ThreadSummary } from "@marquee/contracts/deals/inquiries";
import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { shortened } from "@marquee/contracts/text/characters";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isUnread } from "../../ground/threads/read-marks.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { type List, listPage, placeOf } from "../../rows/lists.ts";
import { decodeCursor, encodeCursor, type PageOf, type PageRequest, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type DealParty, type DealRecord, dealEntity, dealPartyEntity, dealsOf } from "../deals/deal.item.ts";
import { dealMessageEntity, dealMessagePrefix } from "../deals/deal-message.item.ts";
import { dealAt, hasLapsed } from "../deals/deal-view.ts";
import { type InquiryParty, inboxOf, inquiryPartyEntity } from "../inquiries/inquiry.item.ts";
import { excerptLength, summariesOf } from "../inquiries/threads.ts";

/** An account's own row of a thread, and where it is in the inbox. */
type Found =
  | { kind: "inquiry"; at: string; party: InquiryParty }
  | { kind: "deal"; at: string; party: DealParty };

/** A call reads at most this many pages, then returns a cursor because there may be more. */
const readsPerCall = 10;
const placeForm = /^[\w:.#-]{1,200}$/;

/**
 * One page of everything that an account talks about with somebody: threads about events, and deals with their offers
 * and messages, newest activity first. Both are lists of one order, so one position is the cursor of both.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function listThreads(
  core: Core,
  accountId: string,
  { limit = limits.pageSize, cursor, show }: PageRequest & { show?: ThreadKind | undefined },
): Promise<PageOf<ThreadSummary>> {
  const now = isoTime(core.clock.now());
  let below = cursor === undefined ? undefined : decodeCursor(cursor, placeForm);
  const found: Found[] = [];
  for (let reads = 0; reads < readsPerCall; reads++) {
    const page = await readBoth(core, accountId, { limit, below, show });
    for (const one of page.rows) {
      if (found.length === limit) return { items: await shown(core, found, now), cursor: encode(below) };
      below = one.at;
      if (isAskedFor(one, show, now)) found.push(one);
    }
    if (!page.isMore) return { items: await shown(core, found, now), cursor: undefined };
  }
  return { items: await shown(core, found, now), cursor: encode(below) };
}

function encode(below: string | undefined): string {
  if (below === undefined) throw invalidField("cursor", "Invalid cursor");
  return encodeCursor(below);
}

/** The next rows of both lists in one order. */
async function readBoth(
  core: Core,
  accountId: string,
  { limit, below, show }: { limit: number; below: string | undefined; show: ThreadKind | undefined },
): Promise<{ rows: Found[]; isMore: boolean }> {
  const read = async (list: List, wanted: boolean) =>
    wanted
      ? listPage(core, list, { newestFirst: true, limit, ...(below === undefined ? {} : { sk: { below } }) })
      : { items: [], cursor: undefined };
  const [inquiries, deals] = await Promise.all([
    read(inboxOf(accountId), show !== "deal" && show !== "offer"),
    read(dealsOf(accountId), show !== "inquiry"),
  ]);
  const rows = [
    ...inquiries.items.flatMap((item) => rowOf("inquiry", item, inquiryPartyEntity.read)),
    ...deals.items.flatMap((item) => rowOf("deal", item, dealPartyEntity.read)),
  ] as Found[];
  rows.sort((left, right) => (left.at < right.at ? 1 : -1));
  // Further down than the shorter list was read, the longer one says nothing about what comes between.
  const ends = [inquiries, deals].flatMap(({ items, cursor }) =>
    cursor === undefined ? [] : items.slice(-1).map(placeOf),
  );
  const end = ends.toSorted().at(-1);
  return {
    rows: end === undefined ? rows : rows.filter(({ at }) => at >= end),
    isMore: end !== undefined,
  };
}

function rowOf<Party>(kind: Found["kind"], item: Item, read: (item: Item) => Party) {
  const party = readOr(item, read);
  return party === undefined ? [] : [{ kind, at: placeOf(item), party }];
}

function isAskedFor(one: Found, show: ThreadKind | undefined, now: string): boolean {
  if (show === "unread") return isUnread(one.party);
  if (show !== "offer") return true;
  const brief = one.kind === "deal" ? one.party.brief : undefined;
  return brief?.status === "negotiating" && !hasLapsed(brief, now);
}

async function shown(core: Core, found: readonly Found[], now: string): Promise<ThreadSummary[]> {
  const [inquiries, deals] = await Promise.all([
    summariesOf(
      core,
      found.flatMap((one) => (one.kind === "inquiry" ? [one.party] : [])),
    ),
    dealSummaries(
      core,
      found.flatMap((one) => (one.kind === "deal" ? [one.party] : [])),
      now,
    ),
  ]);
  const byId = new Map<string, ThreadSummary>([
    ...inquiries.map(({ summary }) => [summary.id, { kind: "inquiry" as const, ...summary }] as const),
    ...deals.map((deal) => [deal.id, deal] as const),
  ]);
  return found.flatMap(({ party }) => byId.get(party.id) ?? []);
}

async function dealSummaries(
  core: Core,
  parties: readonly DealParty[],
  now: string,
): Promise<Extract<ThreadSummary, { kind: "deal" }>[]> {
  const rows = await core.table.getMany(parties.map(({ id }) => dealEntity.key({ id })));
  const threads = parties.flatMap((party, at) => {
    const deal = rows[at] && readOr(rows[at], dealEntity.read);
    return deal ? [{ party, deal: dealAt(deal, now) }] : [];
  });
  const [contacts, newest] = await Promise.all([
    contactsOf(
      core,
      threads.map(({ deal, party }) => otherId(deal, party.side)),
    ),
    Promise.all(threads.map(({ deal }) => newestMessage(core, deal.id))),
  ]);
  return threads.map(({ party, deal }, at) => ({
    kind: "deal",
    id: deal.id,
    eventId: deal.eventId,
    eventName: deal.eventName,
    packageName: deal.packageName,
    ownSide: party.side,
    status: deal.status,
    amount: deal.amountCents / 100,
    isOwnTurn: isOwnTurn(deal, party.side),
    unread: isUnread(party),
    with: contacts.get(otherId(deal, party.side)) ?? { name: "", company: "" },
    lastMessage: newest[at] ?? null,
    createdAt: deal.createdAt,
    lastMessageAt: party.updatedAt,
  }));
}

const otherId = ({ brandId, hostId }: DealRecord, side: DealSide) => (side === "brand" ? hostId : brandId);

async function newestMessage(core: Core, dealId: string): Promise<string | undefined> {
  const { pk } = dealEntity.key({ id: dealId });
  const { items } = await core.table.query({
    pk,
    sk: { beginsWith: dealMessagePrefix },
    newestFirst: true,
    limit: 1,
  });
  const message = items[0] && readOr(items[0], dealMessageEntity.read);
  return message && shortened(message.content, excerptLength);
}

/** Whether the deal waits for this side: to answer an offer, or to sign. */
function isOwnTurn({ status, offeredBy, signedBy }: DealRecord, side: DealSide): boolean {
  if (status === "negotiating") return offeredBy !== side;
  return status === "pending" && !signedBy.includes(side);
}
