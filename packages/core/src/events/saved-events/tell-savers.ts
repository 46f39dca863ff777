import { agreedChanges } from "@marquee/contracts/live/saved-event-changes";
import { all, any, attribute, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { newerAnnouncement } from "../../live/announcements/announcement.item.ts";
import type { Announcer } from "../../live/announcements/work-announcements.ts";
import {
  noticesToEach,
  noticeWrites,
  pushNotices,
  type ReadyNotice,
} from "../../live/notifications/notices.ts";
import { readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { readHostedEvent } from "../events/get-event.ts";
import {
  comparedTexts,
  isSameStart,
  knowsAll,
  ownSpots,
  type TrackedFacts,
  trackedFacts,
} from "../events/tracked-facts.ts";
import { type SavedEventRecord, savedEventEntity, saversOf } from "./saved-event.item.ts";

/** Savers per page. */
const perPage = 100;

/**
 * Tells users who saved an event what differs from the facts they know: each change once, and several between two runs
 * as one, from the first state to the last. Anything that changed again is left to the announcement of that change.
 */
export const tellSavers: Announcer = async ({ core, channel }, announcement) => {
  const { eventId, cursor, toldElsewhere } = announcement;
  const [hosted, newer] = await Promise.all([
    readHostedEvent(core, eventId),
    newerAnnouncement(core, announcement),
  ]);
  const now = isoTime(core.clock.now());
  const facts = hosted && trackedFacts(hosted, now);
  if (!facts || newer) return undefined;
  const page = await core.table.query({
    index: "sweep",
    pk: saversOf(eventId).name,
    limit: perPage,
    ...(cursor === null ? {} : { cursor }),
  });
  const rows = await core.table.getMany(page.items.map(({ pk, sk }) => ({ pk, sk })));
  const savers = readEach(
    rows.filter((row) => row !== undefined),
    savedEventEntity.read,
  ).rows.filter(({ seen }) => !seen || !knowsAll(seen.facts, facts));
  const noticesOf = await noticesToEach(
    core,
    savers.map(({ userId }) => userId),
  );
  await Promise.all(
    savers.map(async (saver) => {
      const isTold = toldElsewhere.includes(saver.userId);
      const own = ownSpots(hosted, saver.userId, now);
      const changes = changesOf(saver, facts, own).filter((one) => !(isTold && isAgreed(one)));
      // A host knows what they changed, and hears of an admin's changes and of deals by notices of their own.
      const news = saver.userId === hosted.event.hostId ? [] : changes;
      const notices = news.flatMap((change) =>
        noticesOf(saver.userId, {
          kind: "saved_event_changed",
          about: { eventId, eventName: hosted.event.name, ...change },
        }),
      );
      if (await storeSeen(core, saver, { facts, ownSpots: own, at: now }, notices))
        await pushNotices(core, channel, notices);
    }),
  );
  return page.cursor;
};

type Value = string | number | null;

/** Whether agreements say what changed, so that the parties of deals hear of it by those: its days, not its hours. */
function isAgreed({ field, from, to }: { field: string; from: string; to: string }): boolean {
  if (field === "date") return from.slice(0, 10) !== to.slice(0, 10);
  return agreedChanges.has(field);
}

/**
 * The changes to tell a saver; none if the facts they last saw are unknown. Spots that they took or gave back
 * themselves are no news to them.
 */
function changesOf({ seen }: Pick<SavedEventRecord, "seen">, now: TrackedFacts, own: number) {
  if (!seen) return [];
  const { facts: before, ownSpots: ownBefore = own } = seen;
  const isOthers = before.spotsLeft + ownBefore !== now.spotsLeft + own;
  const change = (field: string, from: Value, to: Value) => ({
    field,
    from: String(from ?? ""),
    to: String(to ?? ""),
  });
  if (now.canceled) return [change("canceled", null, null)];
  return [
    ...(isSameStart(before.date, now.date) ? [] : [change("date", before.date, now.date)]),
    ...comparedTexts.flatMap((field) =>
      before[field] === undefined ||
      before[field] === now[field] ||
      // An event that moves ends on another day as well.
      (field === "lastDay" && !isSameStart(before.date, now.date))
        ? []
        : [change(field, before[field], now[field] ?? null)],
    ),
    ...(before.priceFrom === now.priceFrom ? [] : [change("price", before.priceFrom, now.priceFrom)]),
    ...(before.spotsLeft === now.spotsLeft || !isOthers
      ? []
      : [change("spots", before.spotsLeft, now.spotsLeft)]),
  ];
}

/** False if another run told them first, or it is not saved any more. */
async function storeSeen(
  core: Core,
  { userId, eventId, turn }: SavedEventRecord,
  seen: SavedEventRecord["seen"],
  notices: readonly ReadyNotice[],
): Promise<boolean> {
  const current = attribute("turn");
  const untold = turn === 0 ? any(current.isAbsent, current.is(0)) : current.is(turn);
  try {
    await core.table.transact([
      {
        label: "saved",
        write: {
          op: "update",
          key: savedEventEntity.key({ userId, eventId }),
          set: { seen, turn: turn + 1 },
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
