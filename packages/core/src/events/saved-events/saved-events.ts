import { AppError } from "@marquee/contracts/errors";
import type { Event } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { absent, attribute, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { listPage } from "../../rows/lists.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { eventKey, readEvent } from "../events/event.item.ts";
import { eventListingKey, publicEvent, readEventListing } from "../events/event-listing.item.ts";
import { readHostedEvent } from "../events/get-event.ts";
import { ownSpots, trackedFacts } from "../events/tracked-facts.ts";
import { savedBy, savedCountKey, savedCountMark, savedEventEntity } from "./saved-event.item.ts";

/**
 * Saves an event for a user; one that is already saved stays unchanged.
 * @throws AppError not_found for an event that is not public, conflict at the limit of saved events, unauthenticated
 *   for an account that closed in the meantime
 */
export async function saveEvent(core: Core, userId: string, eventId: string): Promise<void> {
  const hosted = await readHostedEvent(core, eventId);
  if (hosted?.event.state !== "published") throw new AppError("not_found");
  const { event } = hosted;
  const savedAt = isoTime(core.clock.now());
  const facts = trackedFacts(hosted, savedAt);
  const seen = facts ? { facts, ownSpots: ownSpots(hosted, userId, savedAt), at: savedAt } : null;
  try {
    await core.table.transact([
      {
        label: "saved",
        write: { op: "put", item: savedEventEntity.item({ userId, eventId, savedAt, seen }), when: absent },
      },
      { label: "account", write: { op: "check", key: profileKey(userId), when: activeUser } },
      { label: "event", write: { op: "check", key: eventListingKey(event), when: exists } },
      {
        label: "limit",
        write: {
          op: "update",
          key: savedCountKey(userId),
          set: savedCountMark,
          add: { saved: 1 },
          when: attribute("saved").absentOrBelow(limits.savedEvents),
        },
      },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "saved") return;
    if (error.label === "event") throw new AppError("not_found", { cause: error });
    if (error.label === "limit") throw new AppError("conflict", { message: tooMany, cause: error });
    if (error.label === "account") throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
}

const tooMany = `You can save ${limits.savedEvents} events. Remove some to save this one.`;

/** Removes a saved event; does nothing if it is not saved. */
export async function unsaveEvent(core: Core, userId: string, eventId: string): Promise<void> {
  try {
    await core.table.transact([
      {
        label: "saved",
        write: { op: "delete", key: savedEventEntity.key({ userId, eventId }), when: exists },
      },
      {
        label: "limit",
        write: { op: "update", key: savedCountKey(userId), add: { saved: -1 }, when: exists },
      },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused && error.label === "saved")) throw error;
  }
}

/** Whether a user saved an event. */
export async function isSaved(core: Core, userId: string, eventId: string): Promise<boolean> {
  return (await core.table.get(savedEventEntity.key({ userId, eventId }))) !== undefined;
}

/** Adds to each event whether a user saved it, in one read; at most 100. */
export async function withSaved<E extends Pick<Event, "id">>(
  core: Core,
  userId: string,
  events: readonly E[],
): Promise<(E & { saved: boolean })[]> {
  const rows = await core.table.getMany(
    events.map(({ id: eventId }) => savedEventEntity.key({ userId, eventId })),
  );
  return events.map((event, at) => ({ ...event, saved: rows[at] !== undefined }));
}

/**
 * One page of a user's saved events, newest first. Events that are gone or unlisted are left out, so a page may contain
 * fewer than requested. Events move on the list when their date changes, so their current list keys are read first.
 */
export async function listSavedEvents(
  core: Core,
  userId: string,
  page: PageRequest,
): Promise<PageOf<Event & { saved: boolean }>> {
  const { items, cursor } = await listPage(core, savedBy(userId), {
    newestFirst: true,
    ...pageOptions(page),
  });
  const saved = readEach(items, savedEventEntity.read).rows;
  const events = await core.table.getMany(saved.map(({ eventId }) => eventKey(eventId)));
  const places = readEach(
    events.filter((row) => row !== undefined),
    readEvent,
  ).rows.map(eventListingKey);
  const listings = await core.table.getMany(places);
  const now = isoTime(core.clock.now());
  const shown = readEach(
    listings.filter((row) => row !== undefined),
    readEventListing,
  ).rows;
  return { items: shown.map((listing) => ({ ...publicEvent(listing, now), saved: true })), cursor };
}
