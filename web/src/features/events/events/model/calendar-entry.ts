import type { CalendarEntry } from "@marquee/contracts/events/calendar-file";
import type { Event } from "@marquee/contracts/events/events";
import { eventPath } from "#routing/paths.ts";

/** An event as an entry of a calendar: its hours on the clock of its place, and a link to its page. */
export function calendarEntryOf(
  event: Pick<Event, "id" | "name" | "date" | "endsAt" | "timeZone"> & Partial<Pick<Event, "location">>,
): CalendarEntry {
  return {
    id: event.id,
    title: event.name,
    when: { starts: event.date, ends: event.endsAt, timeZone: event.timeZone },
    location: event.location,
    url: `${location.origin}${eventPath(event.id)}`,
  };
}
