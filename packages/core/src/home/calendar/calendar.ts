import { dayAfter, endOfDayIn } from "@marquee/contracts/events/event-time";
import type { CalendarEntry } from "@marquee/contracts/home/calendar";
import type { Core } from "../../core.ts";
import { dealPartyEntity } from "../../deals/deals/deal.item.ts";
import { type DealBrief, dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { type DeliverableRecord, deliverableEntity, owedList } from "../../deals/deals/deliverable.item.ts";
import { type EventRecord, eventKey, hostedList, readEvent } from "../../events/events/event.item.ts";
import { savedBy, savedEventEntity } from "../../events/saved-events/saved-event.item.ts";
import { everyListed } from "../../rows/lists.ts";
import { readEach, readOr } from "../../rows/paging.ts";

/** The first and the last day, both included. */
interface Days {
  from: string;
  to: string;
}

/**
 * What happens to an account in some days, in order of time: the events that it hosts, sponsors, negotiates about or
 * saved, what it has to deliver, and when offers of its deals expire. A day more on either side is included, because a
 * day begins earlier or later elsewhere. Four queries and a row for each event of a deal or saved.
 */
export async function calendarOf(core: Core, accountId: string, days: Days): Promise<CalendarEntry[]> {
  const span = { from: dayAfter(days.from, -1), to: dayAfter(days.to, 1) };
  const [briefs, hosted, saved, owed] = await Promise.all([
    dealBriefsOf(core, accountId),
    all(everyListed(core, hostedList(accountId)), readEvent),
    all(everyListed(core, savedBy(accountId)), savedEventEntity.read),
    all(
      everyListed(core, owedList(accountId), { sk: { from: span.from, to: `${span.to}~` } }),
      deliverableEntity.read,
    ),
  ]);
  const open = briefs.filter(({ status, eventCanceled }) => status !== "cancelled" && !eventCanceled);
  const read = await eventsOf(core, [
    ...open.map(({ eventId }) => eventId),
    ...saved.map(({ eventId }) => eventId),
  ]);
  for (const event of hosted) read.set(event.id, event);
  const dealById = new Map(open.map((deal) => [deal.id, deal]));
  const entries = [
    ...[...read.values()].flatMap((event) => eventEntry(event, { accountId, deals: open })),
    ...owed.flatMap((one) => deliverableEntry(one, dealById.get(one.dealId), read)),
    ...(await offerEntries(core, accountId, open, read)),
  ];
  return entries.filter((entry) => isIn(entry, span)).toSorted(byTime);
}

async function all<T>(
  rows: AsyncIterable<Parameters<typeof readOr>[0]>,
  read: Parameters<typeof readOr<T>>[1],
) {
  const found: T[] = [];
  for await (const row of rows) {
    const record = readOr(row, read);
    if (record !== undefined) found.push(record);
  }
  return found;
}

async function eventsOf(core: Core, ids: readonly string[]): Promise<Map<string, EventRecord>> {
  const rows = await core.table.getMany([...new Set(ids)].map(eventKey));
  const stored = rows.filter((row) => row !== undefined);
  return new Map(readEach(stored, readEvent).rows.map((event) => [event.id, event]));
}

/** What entries about an event have in common. */
function aboutEvent({ id, name, location, timeZone }: EventRecord) {
  return {
    eventId: id,
    eventName: name,
    isTentative: false,
    location,
    timeZone,
    starts: null,
    ends: null,
    day: null,
    dealId: null,
    packageName: null,
    benefit: null,
  };
}

/** An event once, however many deals are about it: the account's own, else by the deal that is furthest. */
function eventEntry(
  event: EventRecord,
  { accountId, deals }: { accountId: string; deals: readonly DealBrief[] },
): CalendarEntry[] {
  const isOwn = event.hostId === accountId;
  if (event.state === "cancelled" || (event.state === "draft" && !isOwn)) return [];
  const about = deals.filter(({ eventId }) => eventId === event.id);
  const deal = about.find(({ signedAt }) => signedAt !== null) ?? about[0];
  return [
    {
      ...aboutEvent(event),
      id: event.id,
      kind: "event",
      side: isOwn ? "host" : (deal?.side ?? null),
      isTentative: isOwn ? event.state === "draft" : deal !== undefined && deal.signedAt === null,
      starts: event.date,
      ends: event.endsAt,
      dealId: isOwn ? null : (deal?.id ?? null),
      packageName: isOwn ? null : (deal?.packageName ?? null),
    },
  ];
}

function deliverableEntry(
  { dealId, n, benefit, dueDate }: DeliverableRecord,
  deal: DealBrief | undefined,
  events: ReadonlyMap<string, EventRecord>,
): CalendarEntry[] {
  const event = deal && events.get(deal.eventId);
  if (!event || dueDate === null || deal.status !== "active") return [];
  return [
    {
      ...aboutEvent(event),
      id: `${dealId}-${n}`,
      kind: "deliverable",
      side: deal.side,
      day: dueDate,
      dealId,
      packageName: deal.packageName,
      benefit,
    },
  ];
}

/** Offers under negotiation, by when they expire; only the account's own row of a deal says when. */
async function offerEntries(
  core: Core,
  accountId: string,
  deals: readonly DealBrief[],
  events: ReadonlyMap<string, EventRecord>,
): Promise<CalendarEntry[]> {
  const open = deals.filter(({ status }) => status === "negotiating");
  const rows = await core.table.getMany(open.map(({ id }) => dealPartyEntity.key({ accountId, id })));
  return open.flatMap((deal, at): CalendarEntry[] => {
    const expiresAt = (rows[at] && readOr(rows[at], dealPartyEntity.read))?.brief?.expiresAt;
    const event = events.get(deal.eventId);
    if (!event || !expiresAt) return [];
    return [
      {
        ...aboutEvent(event),
        id: `${deal.id}-offer`,
        kind: "offer",
        side: deal.side,
        starts: expiresAt,
        ends: expiresAt,
        dealId: deal.id,
        packageName: deal.packageName,
      },
    ];
  });
}

/** When an entry is over, and when it begins: a deliverable is due at the end of its day. */
function timesOf({ starts, ends, day, timeZone }: CalendarEntry): { begins: string; ends: string } {
  const due = day === null ? "" : endOfDayIn(timeZone, day);
  return { begins: starts ?? due, ends: ends ?? due };
}

function isIn(entry: CalendarEntry, { from, to }: Days): boolean {
  const { begins, ends } = timesOf(entry);
  return ends >= from && begins < dayAfter(to, 1);
}

function byTime(left: CalendarEntry, right: CalendarEntry): number {
  const [one, other] = [timesOf(left).begins, timesOf(right).begins];
  if (one !== other) return one < other ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}
