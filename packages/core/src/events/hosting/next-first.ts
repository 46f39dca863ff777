import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { everyListed } from "../../rows/lists.ts";
import { decodeCursor, encodeCursor, type PageOf, type PageRequest, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type EventRecord, hostedList, readEvent } from "../events/event.item.ts";

const placeForm = /^[01]#\d{1,16}#[\w-]{1,80}$/;

/** Larger than any time, so that a difference to it sorts backwards. */
const farMs = 9_000_000_000_000_000;

/**
 * One page of a host's events in the order in which they need attention: what takes place now or next comes first,
 * what is over or canceled last and the latest of it first. A host has few events, so all of them are read and sorted.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function nextFirst(core: Core, hostId: string, page: PageRequest): Promise<PageOf<EventRecord>> {
  const after = page.cursor === undefined ? "" : decodeCursor(page.cursor, placeForm);
  const now = isoTime(core.clock.now());
  const placed: { place: string; event: EventRecord }[] = [];
  for await (const row of everyListed(core, hostedList(hostId))) {
    const event = readOr(row, readEvent);
    if (event) placed.push({ place: placeOf(event, now), event });
  }
  const rest = placed
    .filter(({ place }) => place > after)
    .sort((left, right) => (left.place < right.place ? -1 : 1));
  const shown = rest.slice(0, page.limit ?? limits.pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ event }) => event),
    cursor: last && rest.length > shown.length ? encodeCursor(last.place) : undefined,
  };
}

function placeOf({ id, state, date, endsAt }: EventRecord, now: string): string {
  const isPast = endsAt <= now || state === "cancelled";
  const ms = isPast ? farMs - Date.parse(date) : Date.parse(date);
  return `${isPast ? 1 : 0}#${String(ms).padStart(16, "0")}#${id}`;
}
