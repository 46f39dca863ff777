import { unknownPlaceZone } from "@marquee/contracts/events/event-time";
import { guessedTimeZone } from "@marquee/contracts/events/guessed-time-zone";
import { all, any, attribute, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { eventKey } from "./event.item.ts";
import { type EventListing, eventListingKey } from "./event-listing.item.ts";

const isGuessed = all(
  exists,
  any(attribute("timeZoneGuessed").isAbsent, attribute("timeZoneGuessed").is(true)),
);

/**
 * Stores the time zone of listed events that were written before events had one, and are read as in UTC: that of their
 * location. A zone that a host sets meanwhile stays. Only what builds the index calls it, because the names of the
 * world's cities would be a quarter of every function that reads an event.
 */
export async function zoneOldEvents(core: Core, events: readonly EventListing[]): Promise<EventListing[]> {
  const zoned: EventListing[] = [];
  for (const event of events) {
    const isUnknown = event.timeZoneGuessed && event.timeZone === unknownPlaceZone;
    const timeZone = isUnknown ? guessedTimeZone(event.location) : event.timeZone;
    const isStored = timeZone === event.timeZone || (await storeGuess(core, event, timeZone));
    zoned.push(isStored ? { ...event, timeZone } : event);
  }
  return zoned;
}

/** False for an event that changed meanwhile: the next build sees it as it is then. */
async function storeGuess(core: Core, event: EventListing, timeZone: string): Promise<boolean> {
  const guess = { set: { timeZone, timeZoneGuessed: true }, when: isGuessed };
  try {
    await core.table.transact([
      { label: "event", write: { op: "update", key: eventKey(event.id), ...guess } },
      { label: "listing", write: { op: "update", key: eventListingKey(event), ...guess } },
    ]);
    return true;
  } catch (error) {
    if (error instanceof TransactionRefused) return false;
    throw error;
  }
}
