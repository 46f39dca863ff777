import { AppError } from "@marquee/contracts/errors";
import type { SavedSearch, SavedSearchFilter } from "@marquee/contracts/events/saved-searches";
import { limits } from "@marquee/contracts/limits";
import { absent, all, attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import {
  type SavedSearchRecord,
  savedSearchEntity,
  savedSearchPrefix,
  searchCountKey,
  searchCountMark,
} from "./saved-search.item.ts";

/**
 * Saves a search. If one with the same filters exists, it stays unchanged and is returned.
 * @throws AppError conflict at the limit of saved searches, unauthenticated for an account that closed in the meantime
 */
export async function createSavedSearch(
  core: Core,
  userId: string,
  { name, filters }: { name: string; filters: SavedSearchFilter },
): Promise<SavedSearch> {
  const search: SavedSearchRecord = {
    id: fingerprint(canonical(filters)).slice(0, 26),
    userId,
    name,
    filter: filters,
    createdAt: isoTime(core.clock.now()),
    found: 0,
    read: 0,
    latest: null,
  };
  try {
    await core.table.transact([
      { label: "saved", write: { op: "put", item: savedSearchEntity.item(search), when: absent } },
      { label: "account", write: { op: "check", key: profileKey(userId), when: activeUser } },
      {
        label: "limit",
        write: {
          op: "update",
          key: searchCountKey(userId),
          set: searchCountMark,
          add: { searches: 1 },
          when: attribute("searches").absentOrBelow(limits.savedSearches),
        },
      },
    ]);
    return shown(search);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "saved" && error.item) return shown(savedSearchEntity.read(error.item));
    if (error.label === "limit") throw new AppError("conflict", { message: tooMany, cause: error });
    if (error.label === "account") throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
}

const tooMany = `You can save ${limits.savedSearches} searches. Delete one to save this one.`;

/** The same text for the same filters, whatever their order. */
function canonical(filters: SavedSearchFilter): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** A user's searches, newest first. */
export async function listSavedSearches(core: Core, userId: string): Promise<SavedSearch[]> {
  const rows = await allRows(core, { pk: userPartition(userId), sk: { beginsWith: savedSearchPrefix } });
  return readEach(rows, savedSearchEntity.read)
    .rows.map(shown)
    .sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1));
}

/** Deletes a search; does nothing if it is gone. */
export async function deleteSavedSearch(core: Core, userId: string, id: string): Promise<void> {
  try {
    await core.table.transact([
      { label: "saved", write: { op: "delete", key: savedSearchEntity.key({ userId, id }), when: exists } },
      {
        label: "limit",
        write: { op: "update", key: searchCountKey(userId), add: { searches: -1 }, when: exists },
      },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused && error.label === "saved")) throw error;
  }
}

/**
 * Marks a search's matches as read, up to a number; never fewer than another device already did.
 * @throws AppError not_found
 */
export async function markSavedSearchRead(
  core: Core,
  userId: string,
  { id, found }: { id: string; found: number },
): Promise<void> {
  const key = savedSearchEntity.key({ userId, id });
  const row = await core.table.get(key);
  if (!row) throw new AppError("not_found");
  const read = Math.min(found, savedSearchEntity.read(row).found);
  try {
    await core.table.write({
      op: "update",
      key,
      set: { read },
      when: all(exists, attribute("read").absentOrBelow(read)),
    });
  } catch (error) {
    // It was deleted in the meantime, or another device has read as far.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

function shown({ id, name, filter, createdAt, found, read, latest }: SavedSearchRecord): SavedSearch {
  return { id, name, filters: filter, createdAt, found, unread: found - read, latest };
}
