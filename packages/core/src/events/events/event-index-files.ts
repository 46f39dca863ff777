import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { BinaryFiles } from "@marquee/adapters/files/port";
import { absent, attribute } from "@marquee/table/condition";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { allRows, readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type EventIndex, foundInTable, type IndexedEvent } from "./event-index.ts";
import { quarterName } from "./event-listing.item.ts";
import {
  type EventShard,
  eventIndexPartition,
  eventShardEntity,
  eventShardKey,
  shardFile,
  wholeIndex,
} from "./event-shard.item.ts";
import type { EventIndexKeeper } from "./keep-event-index.ts";
import {
  indexedEvent,
  indexFormat,
  type StoredEvent,
  storedEvents,
  storedPlace,
  storedQuarter,
  textOf,
} from "./stored-event.ts";

/** In memory, an event's words are folded once. */
interface LoadedEvent extends IndexedEvent {
  folded: string;
}

/** How often a part is looked for: between row and file, it may have been replaced. */
const looksMax = 3;
/** Files that no row names any more are dropped by age, so current ones are written anew before that. */
const rewrittenAfterMs = 3 * 24 * 60 * 60_000;

/**
 * The index in the table's and the bucket's keep. A part is read once for each of its versions; `core` may read
 * eventually, since the index itself is behind.
 */
export function eventIndexInFiles(core: Core, files: Pick<BinaryFiles, "getBytes">): EventIndex {
  const loaded = new Map<string, { version: string; events: LoadedEvent[] }>();

  async function eventsOf(first: EventShard): Promise<LoadedEvent[] | undefined> {
    let row: EventShard | undefined = first;
    for (let looks = 0; row !== undefined && looks < looksMax; looks++) {
      const known = loaded.get(row.shard);
      if (known?.version === row.version) return known.events;
      const stored = await readShard(files, row).catch(() => undefined);
      if (stored) {
        const events = stored.map((one) => ({ ...indexedEvent(one), folded: textOf(one) }));
        loaded.set(row.shard, { version: row.version, events });
        return events;
      }
      const found: Item | undefined = await core.table.get(eventShardEntity.key(row));
      row = found && readOr(found, eventShardEntity.read);
    }
    return undefined;
  }

  return {
    async open() {
      const shards = readEach(await allRows(core, { pk: eventIndexPartition }), eventShardEntity.read).rows;
      const byName = new Map(shards.map((one) => [one.shard, one]));
      if (byName.get(wholeIndex)?.format !== indexFormat) return undefined;
      return {
        ...foundInTable(core),
        async find(quarter, words) {
          const shard = byName.get(quarterName(quarter));
          const events = shard === undefined ? [] : await eventsOf(shard);
          return events?.filter(({ folded }) => words.every((word) => folded.includes(word)));
        },
      };
    },
  };
}

/** Keeps the index in files, a file for each quarter, and notes in the table which one counts. */
export function keeperOfFiles(core: Core, files: BinaryFiles): EventIndexKeeper {
  return {
    core,
    async isBuilt() {
      const whole = await core.table.get(eventShardKey(wholeIndex));
      return whole?.format === indexFormat;
    },
    async begin() {},
    async follow(quarter, keys) {
      const { isWritten } = await writeQuarter(core, files, {
        quarter,
        change: async (before) => {
          const rows = await core.table.getMany(keys);
          const places = new Set(keys.map(({ sk }) => sk));
          const rest = before.filter((event) => !places.has(storedPlace(event)));
          return [...rest, ...(await storedEvents(core, rows))];
        },
      });
      return isWritten;
    },
    rebuild: (quarter) => writeQuarter(core, files, { quarter, change: () => storedQuarter(core, quarter) }),
    async end() {
      const writtenAt = isoTime(core.clock.now());
      const whole = { shard: wholeIndex, version: core.ids.token(), format: indexFormat, writtenAt };
      await core.table.write({ op: "put", item: eventShardEntity.item(whole) });
    },
  };
}

/**
 * Writes a part of the index as `change` makes it from what it was. What `change` reads, it reads after the part, and
 * the part counts only if nobody wrote another one since: so the newest reader of a row always wins. It is not written
 * if it is as it should be already.
 */
function writeQuarter(
  core: Core,
  files: BinaryFiles,
  {
    quarter,
    change,
  }: { quarter: number; change: (before: readonly StoredEvent[]) => Promise<StoredEvent[]> },
): Promise<{ events: number; isWritten: boolean }> {
  const shard = quarterName(quarter);
  return retried(core, async () => {
    const row = await core.table.get(eventShardKey(shard));
    const found = row && readOr(row, eventShardEntity.read);
    const before =
      found?.format === indexFormat ? await readShard(files, found) : found === undefined ? [] : undefined;
    // A part that is lost, or of another release, is built from the table.
    const made = before === undefined ? await storedQuarter(core, quarter) : await change(before);
    const after = made.toSorted((one, other) => (storedPlace(one) < storedPlace(other) ? -1 : 1));
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

const isSame = (before: readonly StoredEvent[] | undefined, after: readonly StoredEvent[]) =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after);

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** The events of a part, by date. Undefined if there is no such file. */
async function readShard(
  files: Pick<BinaryFiles, "getBytes">,
  shard: Pick<EventShard, "shard" | "version">,
): Promise<StoredEvent[] | undefined> {
  const bytes = await files.getBytes(shardFile(shard), Number.POSITIVE_INFINITY);
  if (bytes === undefined) return undefined;
  return JSON.parse((await expand(bytes)).toString("utf8")) as StoredEvent[];
}

async function writeShard(
  files: Pick<BinaryFiles, "putBytes">,
  shard: Pick<EventShard, "shard" | "version">,
  events: readonly StoredEvent[],
): Promise<void> {
  await files.putBytes(shardFile(shard), await compress(JSON.stringify(events)), "application/gzip");
}
