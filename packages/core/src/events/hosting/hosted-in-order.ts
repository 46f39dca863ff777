import type { OwnEventOrder } from "@marquee/contracts/enums";
import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { beginning } from "@marquee/contracts/text/characters";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Core } from "../../core.ts";
import { everyListed } from "../../rows/lists.ts";
import { decodeCursor, encodeCursor, type PageOf, type PageRequest, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type EventRecord, hostedList, readEvent } from "../events/event.item.ts";

const placeForm = /^-?[a-z]+\|[^|]{0,400}\|[\w-]{1,80}$/s;

/** Larger than any time, so that a difference to it sorts backwards. */
const farMs = 9_000_000_000_000_000;

/** Which of a host's events are wanted, and in which order. */
export interface OwnEventsWanted {
  /** Words that the name, location or category contain. */
  search?: string | undefined;
  sort?: OwnEventOrder | undefined;
}

/**
 * One page of a host's events, searched and sorted: by default in the order in which they need attention, what takes
 * place now or next first, what is over or canceled last and the latest of it first. A host has few events, so all of
 * them are read.
 * @throws AppError validation_failed for a cursor that we did not issue, or of another order
 */
export async function hostedInOrder(
  core: Core,
  hostId: string,
  { search = "", sort = "next", ...page }: PageRequest & OwnEventsWanted,
  bookedOf: (eventId: string) => number = () => 0,
): Promise<PageOf<EventRecord>> {
  const after = page.cursor === undefined ? undefined : decode(page.cursor, sort);
  const now = isoTime(core.clock.now());
  const words = wordsOf(search);
  const placed: { place: Place; event: EventRecord }[] = [];
  for await (const row of everyListed(core, hostedList(hostId))) {
    const event = readOr(row, readEvent);
    if (!event) continue;
    if (!holdAll([event.name, event.location, event.category.replaceAll("_", " ")], words)) continue;
    placed.push({ place: { key: keyOf(event, { sort, now, bookedOf }), id: event.id }, event });
  }
  const ways = sort.startsWith("-") ? -1 : 1;
  const compare = (one: Place, other: Place) =>
    one.key === other.key ? (one.id < other.id ? -1 : 1) : (one.key < other.key ? -1 : 1) * ways;
  const rest = placed
    .filter(({ place }) => after === undefined || (place.id !== after.id && compare(place, after) > 0))
    .sort((left, right) => compare(left.place, right.place));
  const shown = rest.slice(0, page.limit ?? limits.pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ event }) => event),
    cursor: last && rest.length > shown.length ? encode(last.place, sort) : undefined,
  };
}

/** What an event is sorted by, as text, and its id to break ties. */
interface Place {
  key: string;
  id: string;
}

function keyOf(
  event: EventRecord,
  by: { sort: OwnEventOrder; now: string; bookedOf: (eventId: string) => number },
): string {
  switch (by.sort) {
    case "next": {
      const isPast = event.endsAt <= by.now || event.state === "cancelled";
      const ms = isPast ? farMs - Date.parse(event.date) : Date.parse(event.date);
      return `${isPast ? 1 : 0}#${padded(ms)}`;
    }
    case "name":
    case "-name":
      // Letters may fold into many; a cursor has room for as many as decide.
      return beginning(wordsOf(event.name).join(" ").replaceAll("|", " "), 200);
    case "attendees":
    case "-attendees":
      return padded(event.attendeeCount);
    case "booked":
    case "-booked":
      return padded(by.bookedOf(event.id));
  }
}

const padded = (number: number) => String(number).padStart(16, "0");

function encode({ key, id }: Place, sort: OwnEventOrder): string {
  return encodeCursor([sort, key, id].join("|"));
}

function decode(cursor: string, sort: OwnEventOrder): Place {
  const [ofSort, key = "", id = ""] = decodeCursor(cursor, placeForm).split("|");
  if (ofSort !== sort) throw invalidField("cursor", "Invalid cursor");
  return { key, id };
}
