import type { BinaryFiles } from "@marquee/adapters/files/port";
import { absent, attribute } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { contactNames } from "../../ground/users/contact.ts";
import { retried } from "../../retried.ts";
import { userOfPartition } from "../../rows/keys.ts";
import { everyListed } from "../../rows/lists.ts";
import { allRows, readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { hostedList, readEvent } from "./event.item.ts";
import { indexFormat, readShard, type StoredEvent, storedEvent, writeShard } from "./event-index.ts";
import {
  eventListingKey,
  quarterName,
  quarterOf,
  quarterOfPartition,
  quarterPartition,
  quartersListed,
  readEventListing,
} from "./event-listing.item.ts";
import { eventShardEntity, eventShardKey, shardFile, wholeIndex } from "./event-shard.item.ts";

/** What it takes to keep the index of events up to date. */
export interface IndexKeeper {
  core: Core;
  files: BinaryFiles;
}

/** Hosts whose names are read at once. */
const hostsAtOnce = 100;
/** Files that no row names any more are dropped by age, so current ones are written anew before that. */
const rewrittenAfterMs = 3 * 24 * 60 * 60_000;

/**
 * Brings the index up to date with rows that were written: events on the list, and profiles, whose owners may host some.
 * Each row is read again, so it does not matter how often and in which order changes arrive; one that never arrives is
 * made good by the next rebuild. Returns how many parts were written anew.
 */
export async function followChanges(keeper: IndexKeeper, written: readonly Key[]): Promise<number> {
  const { core } = keeper;
  // Before the first build there is nothing to keep.
  const whole = await core.table.get(eventShardKey(wholeIndex));
  if (whole?.format !== indexFormat) return 0;
  const keys = new Map<string, Key>();
  for (const key of await listedKeys(core, written)) keys.set(`${key.pk}\n${key.sk}`, key);
  const byQuarter = Map.groupBy(keys.values(), ({ pk }) => quarterOfPartition(pk));
  let count = 0;
  for (const [quarter, changed] of byQuarter) {
    if (quarter === undefined) continue;
    const { isWritten } = await writeQuarter(keeper, quarter, async (before) => {
      const rows = await core.table.getMany(changed);
      const places = new Set(changed.map(({ sk }) => sk));
      const rest = before.filter((event) => !places.has(eventListingKey(event).sk));
      return [...rest, ...(await storedEvents(core, rows))];
    });
    if (isWritten) count += 1;
  }
  return count;
}

/**
 * Builds every part of the index from the table, and writes those that are not as they should be. Parts that others
 * change meanwhile are built again. Returns how many events there are and how many parts were written.
 */
export async function rebuildEventIndex(keeper: IndexKeeper): Promise<{ events: number; written: number }> {
  const { core } = keeper;
  const now = isoTime(core.clock.now());
  const total = { events: 0, written: 0 };
  const thisQuarter = quarterOf(now);
  for (
    let quarter = thisQuarter - quartersListed.back;
    quarter <= thisQuarter + quartersListed.ahead;
    quarter++
  ) {
    const { events, isWritten } = await writeQuarter(keeper, quarter, () => wholeQuarter(core, quarter));
    total.events += events;
    if (isWritten) total.written += 1;
  }
  const whole = { shard: wholeIndex, version: core.ids.token(), format: indexFormat, writtenAt: now };
  await core.table.write({ op: "put", item: eventShardEntity.item(whole) });
  return total;
}

/**
 * Writes a part of the index as `change` makes it from what it was. What `change` reads, it reads after the part, and
 * the part counts only if nobody wrote another one since: so the newest reader of a row always wins. It is not written
 * if it is as it should be already.
 */
function writeQuarter(
  { core, files }: IndexKeeper,
  quarter: number,
  change: (before: readonly StoredEvent[]) => Promise<StoredEvent[]>,
): Promise<{ events: number; isWritten: boolean }> {
  const shard = quarterName(quarter);
  return retried(core, async () => {
    const row = await core.table.get(eventShardKey(shard));
    const found = row && readOr(row, eventShardEntity.read);
    const before =
      found?.format === indexFormat ? await readShard(files, found) : found === undefined ? [] : undefined;
    // A part that is lost, or of another release, is built from the table.
    const made = before === undefined ? await wholeQuarter(core, quarter) : await change(before);
    const after = made.toSorted((one, other) =>
      eventListingKey(one).sk < eventListingKey(other).sk ? -1 : 1,
    );
    const nowMs = core.clock.now();
    const isFresh = found !== undefined && Date.parse(found.writtenAt) > nowMs - rewrittenAfterMs;
    if (isSame(before, after) && (isFresh || after.length === 0))
      return { events: after.length, isWritten: false };
    const next = { shard, version: core.ids.token(), format: indexFormat, writtenAt: isoTime(nowMs) };
    await writeShard(files, next, after);
    try {
      await core.table.write({
        op: "put",
        item: eventShardEntity.item(next),
        when: found === undefined ? absent : attribute("version").is(found.version),
      });
    } catch (error) {
      await files.remove(shardFile(next));
      throw error;
    }
    if (found !== undefined) await files.remove(shardFile(found));
    return { events: after.length, isWritten: true };
  });
}

async function wholeQuarter(core: Core, quarter: number): Promise<StoredEvent[]> {
  return storedEvents(core, await allRows(core, { pk: quarterPartition(quarter) }));
}

const isSame = (before: readonly StoredEvent[] | undefined, after: readonly StoredEvent[]) =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after);

/** The events of rows that are listed and can be read, with their hosts' names. */
async function storedEvents(core: Core, rows: readonly (Item | undefined)[]): Promise<StoredEvent[]> {
  const events = readEach(
    rows.filter((row) => row !== undefined),
    readEventListing,
  ).rows;
  const hostIds = [...new Set(events.map(({ hostId }) => hostId))];
  const names = new Map<string, readonly string[]>();
  for (let start = 0; start < hostIds.length; start += hostsAtOnce)
    for (const [id, host] of await contactNames(core, hostIds.slice(start, start + hostsAtOnce)))
      names.set(id, host);
  return events.map((event) => storedEvent(event, names.get(event.hostId) ?? []));
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
