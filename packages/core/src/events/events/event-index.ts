import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { BinaryFiles } from "@marquee/adapters/files/port";
import { foldLetters } from "@marquee/contracts/text/search-text";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { contactNames } from "../../ground/users/contact.ts";
import { allRows, readEach, readOr } from "../../rows/paging.ts";
import { type EventListing, eventListingKey, quarterName, readEventListing } from "./event-listing.item.ts";
import {
  type EventShard,
  eventIndexPartition,
  eventShardEntity,
  shardFile,
  wholeIndex,
} from "./event-shard.item.ts";

/** Raised whenever the files' shape changes; until the next rebuild, search reads the table as without an index. */
export const indexFormat = 1;

/** An event as the index knows it. */
export interface IndexedEvent {
  /** As it was listed some seconds ago, as though none of its spots were taken. */
  event: EventListing;
  /** Its host's name and company; empty if the account is gone. */
  host: readonly string[];
}

/** The index as it is at one moment. */
export interface OpenIndex {
  /**
   * The events of a quarter, by date, whose texts, category and host's name together contain every folded word.
   * Undefined if this part of the index cannot be read.
   */
  find(quarter: number, words: readonly string[]): Promise<readonly IndexedEvent[] | undefined>;
  /** Those that are still listed, as they are now, in the order given. */
  current(found: readonly IndexedEvent[]): Promise<(EventListing | undefined)[]>;
  /** Their hosts' names, as they are now, in the same order. */
  hosts(found: readonly IndexedEvent[]): Promise<(readonly string[])[]>;
}

/** Finds public events by their words. Whatever it answers is behind the table, and checked against it where it is shown. */
export interface EventIndex {
  /** Undefined before the index was built. */
  open(): Promise<OpenIndex | undefined>;
}

/** What a file holds of an event: spots come and go, and are read from the table. */
type StoredEvent = Omit<EventListing, "packages"> & {
  packages: Pick<EventListing["packages"][number], "tier" | "priceCents">[];
  host: readonly string[];
};

/** In memory, an event's words are folded once. */
interface LoadedEvent extends IndexedEvent {
  folded: string;
}

/** How often a part is looked for: between row and file, it may have been replaced. */
const looksMax = 3;

/**
 * The index in the table's and the bucket's keep. A part is read once for each of its versions; `core` may read
 * eventually, since the index itself is behind.
 */
export function keptEventIndex(core: Core, files: Pick<BinaryFiles, "getBytes">): EventIndex {
  const loaded = new Map<string, { version: string; events: LoadedEvent[] }>();

  async function eventsOf(first: EventShard): Promise<LoadedEvent[] | undefined> {
    let row: EventShard | undefined = first;
    for (let looks = 0; row !== undefined && looks < looksMax; looks++) {
      const known = loaded.get(row.shard);
      if (known?.version === row.version) return known.events;
      const stored = await readShard(files, row).catch(() => undefined);
      if (stored) {
        const events = stored.map(loadedEvent);
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
        async find(quarter, words) {
          const shard = byName.get(quarterName(quarter));
          const events = shard === undefined ? [] : await eventsOf(shard);
          return events?.filter(({ folded }) => words.every((word) => folded.includes(word)));
        },
        async current(found) {
          const rows = await core.table.getMany(found.map(({ event }) => eventListingKey(event)));
          return rows.map((row) => row && readOr(row, readEventListing));
        },
        async hosts(found) {
          const names = await contactNames(
            core,
            found.map(({ event }) => event.hostId),
          );
          return found.map(({ event }) => names.get(event.hostId) ?? []);
        },
      };
    },
  };
}

/** An event as a part of the index stores it. */
export function storedEvent(event: EventListing, host: readonly string[]): StoredEvent {
  const packages = event.packages.map(({ tier, priceCents }) => ({ tier, priceCents }));
  return { ...event, packages, host };
}

export type { StoredEvent };

function loadedEvent({ host, packages, ...facts }: StoredEvent): LoadedEvent {
  const event = {
    ...facts,
    packages: packages.map((one) => ({ ...one, spotsLeft: 1, heldUntil: [], promisedFrom: [] })),
  };
  const { name, description, location, category, attendeeType } = event;
  const texts = [name, description, location, category.replaceAll("_", " "), attendeeType, ...host];
  return { event, host, folded: foldLetters(texts.join("\n")) };
}

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** The events of a part, by date. Undefined if there is no such file. */
export async function readShard(
  files: Pick<BinaryFiles, "getBytes">,
  shard: Pick<EventShard, "shard" | "version">,
): Promise<StoredEvent[] | undefined> {
  const bytes = await files.getBytes(shardFile(shard), Number.POSITIVE_INFINITY);
  if (bytes === undefined) return undefined;
  return JSON.parse((await expand(bytes)).toString("utf8")) as StoredEvent[];
}

export async function writeShard(
  files: Pick<BinaryFiles, "putBytes">,
  shard: Pick<EventShard, "shard" | "version">,
  events: readonly StoredEvent[],
): Promise<void> {
  await files.putBytes(shardFile(shard), await compress(JSON.stringify(events)), "application/gzip");
}
