import { inquiryTopicLabels } from "@marquee/contracts/enums";
import { eventSearchPath } from "@marquee/contracts/events/event-search-path";
import { dayIn } from "@marquee/contracts/events/event-time";
import type { Found } from "@marquee/contracts/home/search";
import { limits } from "@marquee/contracts/limits";
import { sitePaths } from "@marquee/contracts/site-path";
import { dayText } from "@marquee/contracts/text/day-text";
import { numberText } from "@marquee/contracts/text/formats";
import { excerptOf, holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { usd } from "@marquee/contracts/text/usd";
import type { Item } from "@marquee/table/table";
import { messagePrefix, readMessage, talkPrefix } from "../../chat/chat/message.item.ts";
import type { Core } from "../../core.ts";
import { dealEntity } from "../../deals/deals/deal.item.ts";
import { dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { inquiryEntity, inquiryPartyEntity, inquiryPartyPrefix } from "../../deals/inquiries/inquiry.item.ts";
import { type EventIndex, type OpenIndex } from "../../events/events/event-index.ts";
import {
  type EventListing,
  quarterOf,
  quarterPartition,
  readEventListing,
} from "../../events/events/event-listing.item.ts";
import { listSavedSearches } from "../../events/saved-searches/saved-searches.ts";
import { type AccountClock, accountClock } from "../../ground/users/account-zone.ts";
import { contactNames } from "../../ground/users/contact.ts";
import { userPartition } from "../../rows/keys.ts";
import { readEach, readOr } from "../../rows/paging.ts";
import { ideaPrefix, readIdea } from "../../studio/campaigns/idea.item.ts";
import { isoTime } from "../../time.ts";

/** The maximum number of results per kind. */
const perKind = 5;
/** How many rows of each kind are searched: events per quarter where there is no index, and the newest of one's own. */
const readLimits = {
  eventsOfQuarter: 500,
  hosts: 100,
  deals: 100,
  campaigns: 100,
  messages: 200,
  inquiries: 100,
} as const;

/**
 * What an account may read that contains every word: upcoming and current events, by their host too, and its own deals, campaigns,
 * messages and saved searches. Everything is read in parallel. Events are looked up in their index where there is one; of
 * all else the newest are read, up to a limit. Without `messages`, none are read.
 */
export async function search(
  core: Core,
  accountId: string,
  text: string,
  { index, messages: withMessages = true }: { index?: EventIndex | undefined; messages?: boolean } = {},
): Promise<Found[]> {
  const words = wordsOf(text);
  const clock = accountClock(core, accountId);
  const found = await Promise.all([
    findEvents(core, words, index),
    findDeals(core, accountId, words),
    findCampaigns(core, accountId, words),
    withMessages ? findMessages(core, accountId, { words, clock }) : [],
    withMessages ? findInquiries(core, accountId, { words, clock }) : [],
    findSavedSearches(core, accountId, words),
  ]);
  const [events, deals, campaigns, messages, inquiries, searches] = found;
  // Messages between people come before messages with Morgan; both are of the kind message.
  const allMessages = [...inquiries, ...messages];
  return [events, deals, campaigns, allMessages, searches].flatMap((kind) => kind.slice(0, perKind));
}

/** What somebody looks for, and the clock on which they read days. */
interface Asked {
  words: readonly string[];
  clock: Promise<AccountClock>;
}

interface FoundEvent {
  event: EventListing;
  /** Its host's name and company; nothing of one that is gone. */
  host: readonly string[];
}

/**
 * Searches this quarter and as many as events may be ahead: matching names first, then by date; events that have begun
 * come after upcoming ones.
 */
async function findEvents(
  core: Core,
  words: readonly string[],
  index: EventIndex | undefined,
): Promise<Found[]> {
  const now = isoTime(core.clock.now());
  const first = quarterOf(now);
  const quarters = Array.from({ length: limits.eventYearsAhead * 4 + 1 }, (_, ahead) => first + ahead);
  const isWanted = ({ event, host }: FoundEvent) => event.endsAt > now && eventHolds(event, host, words);
  const open = await index?.open();
  const indexed = open && (await Promise.all(quarters.map((quarter) => open.find(quarter, words))));
  const found =
    open && indexed?.every((events) => events !== undefined)
      ? await currentOnes(open, inOrder(indexed.flat().filter(isWanted), words, now), isWanted)
      : inOrder((await listedIn(core, quarters, words)).filter(isWanted), words, now);
  return found.map(({ event, host }) => {
    const { id, name, location, date, timeZone, category, attendeeCount, imageUrl } = event;
    return {
      kind: "event",
      id,
      title: name,
      detail: sideBySide([
        // What it was found by.
        ...(eventHolds({ name, location, category }, [], words) ? [] : host),
        location,
        dayText(dayIn(timeZone, date)),
      ]),
      path: `${sitePaths.events}?${new URLSearchParams({ event: id }).toString()}`,
      face: { category, location, date, timeZone, attendeeCount, imageUrl },
    };
  });
}

/** A typed name usually means that event; a matching place or category matters less. */
function inOrder(found: readonly FoundEvent[], words: readonly string[], now: string): FoundEvent[] {
  const rank = ({ event }: FoundEvent) => (holdAll([event.name], words) ? 0 : 2) + (event.date > now ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** The first of what the index found that are still so in the table. */
async function currentOnes(
  open: OpenIndex,
  found: readonly FoundEvent[],
  isWanted: (found: FoundEvent) => boolean,
): Promise<FoundEvent[]> {
  const current: FoundEvent[] = [];
  for (let start = 0; start < found.length && current.length < perKind; start += perKind) {
    const some = found.slice(start, start + perKind);
    const [events, hosts] = await Promise.all([open.current(some), open.hosts(some)]);
    for (const [at, event] of events.entries()) {
      const one = event && { event, host: hosts[at] ?? [] };
      if (one && isWanted(one)) current.push(one);
    }
  }
  return current;
}

/** Without an index: the first events of each quarter that match, as they are listed. */
async function listedIn(
  core: Core,
  quarters: readonly number[],
  words: readonly string[],
): Promise<FoundEvent[]> {
  const pages = await Promise.all(
    quarters.map((quarter) =>
      core.table.query({ pk: quarterPartition(quarter), limit: readLimits.eventsOfQuarter }),
    ),
  );
  // The raw texts are compared before a row is parsed: parsing thousands would take longer than the queries.
  const rows = pages.flatMap(({ items }) => items);
  // Whoever opens an event reads who hosts it.
  const hostIds = [...new Set(rows.map(({ hostId }) => String(hostId)))].slice(0, readLimits.hosts);
  const hosts = await contactNames(core, hostIds);
  const hostOf = (hostId: unknown) => hosts.get(String(hostId)) ?? [];
  const fitting = rows.filter((row) => eventHolds(row, hostOf(row.hostId), words));
  return readEach(fitting, readEventListing).rows.map((event) => ({ event, host: hostOf(event.hostId) }));
}

function eventHolds(
  { name, location, category }: Record<string, unknown>,
  host: readonly string[],
  words: readonly string[],
): boolean {
  return holdAll([String(name), String(location), String(category).replaceAll("_", " "), ...host], words);
}

/** The names and companies of accounts; nothing of one that is gone. */
async function peopleOf(core: Core, ids: readonly (string | undefined)[]): Promise<string[][]> {
  const names = await contactNames(
    core,
    ids.filter((id) => id !== undefined),
  );
  return ids.map((id) => (id === undefined ? [] : (names.get(id) ?? [])));
}

/** By what they are about and by the name or the company of the other side. */
async function findDeals(core: Core, accountId: string, words: readonly string[]): Promise<Found[]> {
  const deals = (await dealBriefsOf(core, accountId))
    .sort((left, right) => (left.updatedAt < right.updatedAt ? 1 : -1))
    .slice(0, readLimits.deals);
  const rows = await core.table.getMany(deals.map(({ id }) => dealEntity.key({ id })));
  const others = await peopleOf(
    core,
    rows.map((row) => {
      const deal = row && readOr(row, dealEntity.read);
      return deal && (deal.brandId === accountId ? deal.hostId : deal.brandId);
    }),
  );
  return deals
    .map((deal, at) => ({ ...deal, other: others[at] ?? [] }))
    .filter(({ eventName, packageName, other }) => holdAll([eventName, packageName, ...other], words))
    .map(({ id, eventName, packageName, amountCents, other }) => ({
      kind: "deal",
      id,
      title: eventName,
      detail: sideBySide([...other, packageName, usd(amountCents / 100)]),
      path: sitePaths.sponsorship.replace(":id", encodeURIComponent(id)),
    }));
}

async function findCampaigns(core: Core, accountId: string, words: readonly string[]): Promise<Found[]> {
  const rows = await newest(core, accountId, ideaPrefix, readLimits.campaigns);
  return readEach(rows, readIdea)
    .rows.filter(({ name, description, location }) => holdAll([name, description, location], words))
    .map(({ id, name, location, budget, status }) => ({
      kind: "campaign",
      id,
      title: name,
      detail: sideBySide([location, usd(budget)].filter(Boolean)),
      path: `${sitePaths.campaigns}?${new URLSearchParams({
        tab: "library",
        idea: id,
        ...(status === "archived" ? { status } : {}),
      }).toString()}`,
    }));
}

async function findMessages(core: Core, accountId: string, { words, clock }: Asked): Promise<Found[]> {
  const { timeZone } = await clock;
  const rows = await Promise.all(
    [messagePrefix, talkPrefix].map((prefix) => newest(core, accountId, prefix, readLimits.messages)),
  );
  return readEach(rows.flat(), readMessage)
    .rows.filter(({ content }) => holdAll([content], words))
    .sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1))
    .map(({ id, content, isAi, createdAt, conversationId }) => ({
      kind: "message",
      id,
      title: excerptOf(content, words),
      detail: `${isAi ? "Morgan" : "You"} · ${dayText(dayIn(timeZone, createdAt))}`,
      path: `${sitePaths.chat}?${new URLSearchParams({
        ...(conversationId === undefined ? {} : { conversation: conversationId }),
        message: id,
      }).toString()}`,
    }));
}

async function findInquiries(core: Core, accountId: string, { words, clock }: Asked): Promise<Found[]> {
  const { timeZone } = await clock;
  const parties = readEach(
    await newest(core, accountId, inquiryPartyPrefix, readLimits.inquiries),
    inquiryPartyEntity.read,
  ).rows;
  const rows = await core.table.getMany(parties.map(({ id }) => inquiryEntity.key({ id })));
  const inquiries = readEach(
    rows.filter((row) => row !== undefined),
    inquiryEntity.read,
  ).rows;
  const others = await peopleOf(
    core,
    inquiries.map(({ inquirerId, hostId }) => (inquirerId === accountId ? hostId : inquirerId)),
  );
  return inquiries
    .map((inquiry, at) => ({ ...inquiry, other: others[at] ?? [] }))
    .filter(({ eventName, topic, other }) => holdAll([eventName, inquiryTopicLabels[topic], ...other], words))
    .sort((left, right) => (left.lastMessageAt < right.lastMessageAt ? 1 : -1))
    .map(({ id, eventName, topic, lastMessageAt, other }) => ({
      kind: "message",
      id,
      title: eventName,
      detail: sideBySide([...other, inquiryTopicLabels[topic], dayText(dayIn(timeZone, lastMessageAt))]),
      path: sitePaths.inquiry.replace(":id", encodeURIComponent(id)),
    }));
}

async function findSavedSearches(core: Core, accountId: string, words: readonly string[]): Promise<Found[]> {
  const searches = await listSavedSearches(core, accountId);
  return searches
    .filter(({ name, filters }) => holdAll([name, filters.search ?? "", filters.city ?? ""], words))
    .map(({ id, name, filters, found }) => ({
      kind: "saved_search",
      id,
      title: name,
      detail: found === 1 ? "1 event found" : `${numberText(found)} events found`,
      path: eventSearchPath(filters),
    }));
}

/** The newest rows of a kind in an account's partition, whose ids sort by time. */
async function newest(core: Core, accountId: string, prefix: string, limit: number): Promise<Item[]> {
  const { items } = await core.table.query({
    pk: userPartition(accountId),
    sk: { beginsWith: prefix },
    newestFirst: true,
    limit,
  });
  return items;
}
