import { absent, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import type { Announcement } from "../../live/announcements/announcement.item.ts";
import type { Announcer, Herald } from "../../live/announcements/work-announcements.ts";
import { noticeWrites, pushNotices, readyNotices } from "../../live/notifications/notices.ts";
import { listPage } from "../../rows/lists.ts";
import { readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { fits } from "../events/event-filter.ts";
import { type EventListing, listingOf, statusAt } from "../events/event-listing.item.ts";
import { readHostedEvent } from "../events/get-event.ts";
import {
  type SavedSearchRecord,
  savedSearchEntity,
  searchAlertEntity,
  searchesFor,
} from "./saved-search.item.ts";

/** Searches per page. */
const perPage = 100;

/**
 * Tells the owners of saved searches about a matching published event: each once, however many of their searches
 * match and however often this runs. Searches for its category come first, then those for any.
 */
export const alertSavedSearches: Announcer = async (herald, announcement) => {
  const { core } = herald;
  const event = await openEvent(core, announcement);
  if (!event) return undefined;
  const { part, cursor } = placeOf(announcement);
  const page = await listPage(core, searchesFor(part === "category" ? event.category : "any"), {
    limit: perPage,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const now = isoTime(core.clock.now());
  const matching = readEach(page.items, savedSearchEntity.read).rows.filter(
    ({ userId, filter }) => userId !== event.hostId && fits(event, filter, now),
  );
  const byOwner = Map.groupBy(matching, ({ userId }) => userId);
  await Promise.all([...byOwner.values()].map((searches) => tellOwner(herald, searches, event)));
  if (page.cursor !== undefined) return `${part}|${page.cursor}`;
  return part === "category" ? "any|" : undefined;
};

/** The event as listed; undefined once it can't be sponsored any more. */
async function openEvent(core: Core, { eventId }: Announcement): Promise<EventListing | undefined> {
  const hosted = await readHostedEvent(core, eventId);
  if (hosted?.event.state !== "published") return undefined;
  const listing = listingOf(hosted.event, hosted.packages);
  return statusAt(listing, isoTime(core.clock.now())) === "upcoming" ? listing : undefined;
}

function placeOf({ cursor }: Announcement): { part: string; cursor: string | undefined } {
  const [part = "", place = ""] = (cursor ?? "category|").split("|");
  return { part, cursor: place === "" ? undefined : place };
}

/** Uses the first of their searches that still exists. */
async function tellOwner(
  herald: Herald,
  searches: readonly SavedSearchRecord[],
  event: EventListing,
): Promise<void> {
  for (const search of searches) if ((await tell(herald, search, event)) !== "search gone") return;
}

/** Pushes only what is stored: a push may be lost, but the list of searches still shows it. */
async function tell(
  { core, channel }: Herald,
  search: SavedSearchRecord,
  event: EventListing,
): Promise<"told" | "told before" | "search gone"> {
  const { userId, id: searchId, name: searchName } = search;
  const { id: eventId, name: eventName } = event;
  const at = isoTime(core.clock.now());
  const notification = { kind: "search_match" as const, about: { eventId, eventName, searchName } };
  const notices = await readyNotices(core, [{ userId, notification }]);
  try {
    await core.table.transact([
      {
        label: "alert",
        write: {
          op: "put",
          item: searchAlertEntity.item({ userId, eventId, searchId, at }),
          when: absent,
        },
      },
      { label: "account", write: { op: "check", key: profileKey(userId), when: activeUser } },
      {
        label: "saved",
        write: {
          op: "update",
          key: savedSearchEntity.key(search),
          set: { latest: { eventId, eventName, at } },
          add: { found: 1 },
          when: exists,
        },
      },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    // A closed account counts as told.
    return error.label === "saved" ? "search gone" : "told before";
  }
  await pushNotices(core, channel, notices);
  return "told";
}
