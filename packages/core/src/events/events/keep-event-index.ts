import type { Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { userOfPartition } from "../../rows/keys.ts";
import { everyListed } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { hostedList, readEvent } from "./event.item.ts";
import { eventListingKey, quarterOf, quarterOfPartition, quartersListed } from "./event-listing.item.ts";

/**
 * Where the index of events is kept. Whatever is written is read from the table first, and of two writers the one that
 * read later wins.
 */
export interface EventIndexKeeper {
  core: Core;
  /** Whether an index of this release's format was once built to its end. */
  isBuilt(): Promise<boolean>;
  /** Comes before a rebuild. */
  begin(): Promise<void>;
  /** Brings the places on a quarter's list that `keys` name up to date; false if nothing had to be written. */
  follow(quarter: number, keys: readonly Key[]): Promise<boolean>;
  /** Brings a whole quarter up to date: how many events it has, and whether anything had to be written. */
  rebuild(quarter: number): Promise<{ events: number; isWritten: boolean }>;
  /** The index is built. */
  end(): Promise<void>;
}

/**
 * Brings the index up to date with rows that were written: events on the list, and profiles, whose owners may host some.
 * Each row is read again, so it does not matter how often and in which order changes arrive; one that never arrives is
 * made good by the next rebuild. Returns how many parts were written anew.
 */
export async function followChanges(keeper: EventIndexKeeper, written: readonly Key[]): Promise<number> {
  // Before the first build there is nothing to keep.
  if (!(await keeper.isBuilt())) return 0;
  const keys = new Map<string, Key>();
  for (const key of await listedKeys(keeper.core, written)) keys.set(`${key.pk}\n${key.sk}`, key);
  const byQuarter = Map.groupBy(keys.values(), ({ pk }) => quarterOfPartition(pk));
  let count = 0;
  for (const [quarter, changed] of byQuarter)
    if (quarter !== undefined && (await keeper.follow(quarter, changed))) count += 1;
  return count;
}

/**
 * Builds every part of the index from the table, and writes those that are not as they should be. Parts that others
 * change meanwhile are built again. Returns how many events there are and how many parts were written.
 */
export async function rebuildEventIndex(
  keeper: EventIndexKeeper,
): Promise<{ events: number; written: number }> {
  const total = { events: 0, written: 0 };
  const thisQuarter = quarterOf(isoTime(keeper.core.clock.now()));
  await keeper.begin();
  for (
    let quarter = thisQuarter - quartersListed.back;
    quarter <= thisQuarter + quartersListed.ahead;
    quarter++
  ) {
    const { events, isWritten } = await keeper.rebuild(quarter);
    total.events += events;
    if (isWritten) total.written += 1;
  }
  await keeper.end();
  return total;
}

/** Where the list has what was written: an event's own row, or the rows of all events of a profile's owner. */
async function listedKeys(core: Core, written: readonly Key[]): Promise<Key[]> {
  const keys: Key[] = [];
  for (const key of written) {
    if (quarterOfPartition(key.pk) !== undefined) keys.push(key);
    else {
      for await (const row of everyListed(core, hostedList(userOfPartition(key.pk)))) {
        const event = readOr(row, readEvent);
        if (event) keys.push(eventListingKey(event));
      }
    }
  }
  return keys;
}
