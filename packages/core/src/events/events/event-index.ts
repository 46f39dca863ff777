import type { Core } from "../../core.ts";
import { contactNames } from "../../ground/users/contact.ts";
import { readOr } from "../../rows/paging.ts";
import { type EventListing, eventListingKey, readEventListing } from "./event-listing.item.ts";

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

/** What an index found, as the table has it; `core` may read eventually, since the index itself is behind. */
export function foundInTable(core: Core): Pick<OpenIndex, "current" | "hosts"> {
  return {
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
}
