import { foldLetters } from "@marquee/contracts/text/search-text";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { contactNames } from "../../ground/users/contact.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import type { IndexedEvent } from "./event-index.ts";
import {
  type EventListing,
  eventListingKey,
  quarterPartition,
  readEventListing,
} from "./event-listing.item.ts";
import { zoneOldEvents } from "./zone-old-events.ts";

/** Raised whenever the shape of stored events changes; until the next rebuild, search reads the table as without an index. */
export const indexFormat = 1;

/** What an index keeps of an event: spots come and go, and are read from the table. */
export type StoredEvent = Omit<EventListing, "packages"> & {
  packages: Pick<EventListing["packages"][number], "tier" | "priceCents">[];
  host: readonly string[];
};

/** Hosts whose names are read at once. */
const hostsAtOnce = 100;

/** All listed events of a quarter as an index keeps them, by date. */
export async function storedQuarter(core: Core, quarter: number): Promise<StoredEvent[]> {
  const listed = readEach(await allRows(core, { pk: quarterPartition(quarter) }), readEventListing);
  return withHosts(core, await zoneOldEvents(core, listed.rows));
}

/** The events of rows that are listed and can be read, as an index keeps them. */
export async function storedEvents(core: Core, rows: readonly (Item | undefined)[]): Promise<StoredEvent[]> {
  const listed = rows.filter((row) => row !== undefined);
  return withHosts(core, readEach(listed, readEventListing).rows);
}

async function withHosts(core: Core, events: readonly EventListing[]): Promise<StoredEvent[]> {
  const hostIds = [...new Set(events.map(({ hostId }) => hostId))];
  const names = new Map<string, readonly string[]>();
  for (let start = 0; start < hostIds.length; start += hostsAtOnce)
    for (const [id, host] of await contactNames(core, hostIds.slice(start, start + hostsAtOnce)))
      names.set(id, host);
  return events.map((event) => ({
    ...event,
    packages: event.packages.map(({ tier, priceCents }) => ({ tier, priceCents })),
    host: names.get(event.hostId) ?? [],
  }));
}

/** Where the list has the event of a stored one. */
export const storedPlace = (event: StoredEvent): string => eventListingKey(event).sk;

export function indexedEvent({ host, packages, ...facts }: StoredEvent): IndexedEvent {
  const event = {
    ...facts,
    packages: packages.map((one) => ({ ...one, spotsLeft: 1, heldUntil: [], promisedFrom: [] })),
  };
  return { event, host };
}

/** The texts by which an event is found, folded. */
export function textOf({ name, description, location, category, attendeeType, host }: StoredEvent): string {
  return foldLetters(
    [name, description, location, category.replaceAll("_", " "), attendeeType, ...host].join("\n"),
  );
}
