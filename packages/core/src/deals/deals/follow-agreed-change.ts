import { attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import { type HostedEvent, readHostedEvent } from "../../events/events/get-event.ts";
import { type Announcement, announcementKey } from "../../live/announcements/announcement.item.ts";
import type { Announcer, Herald } from "../../live/announcements/work-announcements.ts";
import { noticesToEach, noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { UnreadableRow } from "../../rows/codec.ts";
import { followFacts } from "./follow-facts.ts";

/** Deals and waiting accounts per page. */
const dealsPerPage = 10;
const waitingPerPage = 50;

/**
 * Brings every deal about an event in line with what changed of it, which tells their parties, and then tells everybody
 * who waited for a spot. A deal follows only once, and the accounts of a page are told in the transaction that moves
 * the announcement past them, so that a page that is repeated tells nobody twice.
 */
export const followAgreedChange: Announcer = async (herald, announcement) => {
  const hosted = await readHostedEvent(herald.core, announcement.eventId);
  if (!hosted) return undefined;
  const { cursor } = announcement;
  if (cursor?.startsWith(waitingPrefix))
    return tellWaiting(herald, announcement, hosted, Number(cursor.slice(waitingPrefix.length)));
  const page = dealsAt(hosted)
    .filter((id) => cursor === null || id > cursor)
    .slice(0, dealsPerPage);
  for (const id of page) await followFacts(herald.core, herald.channel, id).catch(unlessUnreadable);
  return page.length === dealsPerPage ? page.at(-1) : waitingFrom(0);
};

/** The cursor of the page of waiting accounts that begins with this one; no deal's id looks like it. */
const waitingPrefix = "waiting:";
const waitingFrom = (at: number) => `${waitingPrefix}${at}`;

/** A deal whose row cannot be read harms only itself. */
function unlessUnreadable(error: unknown): void {
  if (!(error instanceof UnreadableRow)) throw error;
}

/** The deals that have a spot at an event, in the order of their ids. */
function dealsAt({ packages }: HostedEvent): string[] {
  return packages
    .flatMap(({ spots }) => spots.flatMap(({ kind, ref }) => (kind === "deal" ? [ref] : [])))
    .sort();
}

async function tellWaiting(
  { core, channel }: Herald,
  announcement: Announcement,
  { event }: HostedEvent,
  from: number,
): Promise<string | undefined> {
  const { changed = "", waiting = [] } = announcement.news ?? {};
  const page = waiting.slice(from, from + waitingPerPage);
  if (page.length === 0) return undefined;
  const noticesOf = await noticesToEach(core, page);
  const about = { eventId: event.id, eventName: event.name, changed };
  const notices = page.flatMap((accountId) => noticesOf(accountId, { kind: "event_news", about }));
  const next = waitingFrom(from + page.length);
  try {
    await core.table.transact([
      {
        label: "announcement",
        write: {
          op: "update",
          key: announcementKey(announcement),
          set: { cursor: next },
          when: attribute("cursor").is(waitingFrom(from)),
        },
      },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    // Another run has told this page.
    if (error instanceof TransactionRefused) return next;
    throw error;
  }
  await pushNotices(core, channel, notices);
  return next;
}
