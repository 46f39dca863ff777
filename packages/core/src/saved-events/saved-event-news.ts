import type { PushChannel } from "@marquee/adapters/push/port";
import type { acknowledgeSavedEventNews, listSavedEventNews } from "@marquee/contracts/http/saved-events";
import { limits } from "@marquee/contracts/limits";
import type { AnswerOf, BodyOf } from "@marquee/contracts/operation";
import { all, any, attribute, exists } from "@marquee/table/condition";
import { type Item, type Key, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { eventKey, readEvent } from "../events/event.item.ts";
import {
  type EventListing,
  eventListingKey,
  hostedStatusAt,
  publicEvent,
  readEventListing,
} from "../events/event-listing.item.ts";
import { noticesTo, noticeWrites, type ReadyNotice } from "../notifications/notices.ts";
import { allRows, readEach, readOr } from "../paging.ts";
import { pushToUser } from "../realtime/push-to-user.ts";
import { isoTime } from "../time.ts";
import {
  type SavedEventFacts,
  type SavedEventRecord,
  savedEventEntity,
  savedPrefix,
} from "./saved-event.item.ts";

type News = AnswerOf<typeof listSavedEventNews>;

/** What somebody who saved an event is told changes of. */
export function factsOf(listing: EventListing, now: string): SavedEventFacts {
  const { date, priceFrom, spotsLeft } = publicEvent(listing, now);
  return { date, priceFrom, spotsLeft, canceled: false };
}

/**
 * The saved events that are not as their saver last saw them, with how they were then and how they are. What was saved
 * before that was kept comes with nothing before it. An event that is over, or gone, is no news.
 */
export async function listNews(core: Core, userId: string): Promise<News> {
  const { pk } = savedEventEntity.key({ userId, eventId: "" });
  const saved = readEach(
    await allRows(core, { pk, sk: { beginsWith: savedPrefix } }),
    savedEventEntity.read,
  ).rows;
  const events = await readAll(
    core,
    saved.map(({ eventId }) => eventKey(eventId)),
  );
  const known = saved.flatMap((one, at) => {
    const row = events[at];
    const event = row && readOr(row, readEvent);
    return event ? [{ one, event }] : [];
  });
  const listings = await readAll(
    core,
    known.map(({ event }) => eventListingKey(event)),
  );
  const now = isoTime(core.clock.now());
  const news = known.flatMap(({ one, event }, at): News => {
    const row = listings[at];
    const listing = row && readOr(row, readEventListing);
    const status = hostedStatusAt(event, now);
    const { seen } = one;
    const facts =
      status === "cancelled"
        ? { ...(seen?.facts ?? { date: event.date, priceFrom: null, spotsLeft: 0 }), canceled: true }
        : listing && status !== "completed"
          ? factsOf(listing, now)
          : undefined;
    if (!facts || (seen && isSame(seen.facts, facts))) return [];
    return [{ eventId: event.id, eventName: event.name, seen, facts }];
  });
  return news.slice(0, limits.savedEventNews);
}

function isSame(left: SavedEventFacts, right: SavedEventFacts): boolean {
  return (
    left.date === right.date &&
    left.priceFrom === right.priceFrom &&
    left.spotsLeft === right.spotsLeft &&
    left.canceled === right.canceled
  );
}

/**
 * Tells a saver what changed since they were last told, and remembers that they were: each change once, from whichever of
 * their devices it is asked. What they no longer save is passed over.
 */
export async function acknowledgeNews(
  core: Core,
  channel: PushChannel,
  userId: string,
  { events }: BodyOf<typeof acknowledgeSavedEventNews>,
): Promise<void> {
  const keys = events.map(({ eventId }) => savedEventEntity.key({ userId, eventId }));
  const [saved, named, noticesOf] = await Promise.all([
    readAll(core, keys),
    readAll(
      core,
      events.map(({ eventId }) => eventKey(eventId)),
    ),
    noticesTo(core, userId),
  ]);
  const told = await Promise.all(
    events.map(async ({ eventId, facts }, at) => {
      const row = saved[at] && readOr(saved[at], savedEventEntity.read);
      const event = named[at] && readOr(named[at], readEvent);
      if (!row || !event || (row.seen && isSame(row.seen.facts, facts))) return 0;
      const notices = changesOf(row.seen?.facts, facts).flatMap((change) =>
        noticesOf({ kind: "saved_event_changed", about: { eventId, eventName: event.name, ...change } }),
      );
      return (await remember(core, row, facts, notices)) ? notices.length : 0;
    }),
  );
  if (told.some((count) => count > 0))
    await pushToUser(core, channel, userId)({ type: "notifications_changed" });
}

type Value = string | number | null;

/** What a saver is told; nothing where it is not known how they last saw it. */
function changesOf(before: SavedEventFacts | undefined, now: SavedEventFacts) {
  if (!before) return [];
  const change = (field: string, from: Value, to: Value) => ({
    field,
    from: String(from ?? ""),
    to: String(to ?? ""),
  });
  if (now.canceled) return before.canceled ? [] : [change("canceled", null, null)];
  return [
    ...(before.date === now.date ? [] : [change("date", before.date, now.date)]),
    ...(before.priceFrom === now.priceFrom ? [] : [change("price", before.priceFrom, now.priceFrom)]),
    ...(before.spotsLeft === now.spotsLeft ? [] : [change("spots", before.spotsLeft, now.spotsLeft)]),
  ];
}

/** False where another device told it first, or it is not saved any more. */
async function remember(
  core: Core,
  { userId, eventId, turn }: SavedEventRecord,
  facts: SavedEventFacts,
  notices: readonly ReadyNotice[],
): Promise<boolean> {
  const at = isoTime(core.clock.now());
  const stands = attribute("turn");
  const untold = turn === 0 ? any(stands.isAbsent, stands.is(0)) : stands.is(turn);
  try {
    await core.table.transact([
      {
        label: "saved",
        write: {
          op: "update",
          key: savedEventEntity.key({ userId, eventId }),
          set: { seen: { facts, at }, turn: turn + 1 },
          when: all(exists, untold),
        },
      },
      ...noticeWrites(notices),
    ]);
    return true;
  } catch (error) {
    if (error instanceof TransactionRefused) return false;
    throw error;
  }
}

/** Keys that one read takes. */
const keysAtOnce = 100;

async function readAll(core: Core, keys: readonly Key[]): Promise<(Item | undefined)[]> {
  const rows: (Item | undefined)[] = [];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    rows.push(...(await core.table.getMany(keys.slice(from, from + keysAtOnce))));
  return rows;
}
