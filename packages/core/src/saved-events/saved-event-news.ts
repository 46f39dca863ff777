import type { acknowledgeSavedEventNews, listSavedEventNews } from "@marquee/contracts/http/saved-events";
import { limits } from "@marquee/contracts/limits";
import type { AnswerOf, BodyOf } from "@marquee/contracts/operation";
import { exists } from "@marquee/table/condition";
import { ConditionRefused, type Item, type Key } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { eventKey, readEvent } from "../events/event.item.ts";
import {
  type EventListing,
  eventListingKey,
  hostedStatusAt,
  publicEvent,
  readEventListing,
} from "../events/event-listing.item.ts";
import { allRows, readEach, readOr } from "../paging.ts";
import { isoTime } from "../time.ts";
import { type SavedEventFacts, savedEventEntity, savedPrefix } from "./saved-event.item.ts";

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

/** Remembers what a saver was told; what they no longer save is passed over. */
export async function acknowledgeNews(
  core: Core,
  userId: string,
  { events }: BodyOf<typeof acknowledgeSavedEventNews>,
): Promise<void> {
  const at = isoTime(core.clock.now());
  await Promise.all(
    events.map(async ({ eventId, facts }) => {
      try {
        await core.table.write({
          op: "update",
          key: savedEventEntity.key({ userId, eventId }),
          set: { seen: { facts, at } },
          when: exists,
        });
      } catch (error) {
        if (!(error instanceof ConditionRefused)) throw error;
      }
    }),
  );
}

/** Keys that one read takes. */
const keysAtOnce = 100;

async function readAll(core: Core, keys: readonly Key[]): Promise<(Item | undefined)[]> {
  const rows: (Item | undefined)[] = [];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    rows.push(...(await core.table.getMany(keys.slice(from, from + keysAtOnce))));
  return rows;
}
