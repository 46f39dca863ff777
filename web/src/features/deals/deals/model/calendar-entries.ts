import type { Deal } from "@marquee/contracts/deals/deals";
import type { CalendarEntry } from "@marquee/contracts/events/calendar-file";
import { calendarEntryOf } from "#features/events/events/model/calendar-entry.ts";
import { dealPath } from "#routing/paths.ts";
import { termsTab as copy } from "../copy.ts";

/** A deal's days for a calendar: its event, and what either side still owes on a known day. */
export function calendarEntriesOf(deal: Deal): CalendarEntry[] {
  const event = {
    id: deal.eventId,
    name: deal.eventName,
    date: deal.eventDate,
    endsAt: deal.eventEndsAt,
    timeZone: deal.eventTimeZone,
    location: deal.facts.event.location,
  };
  const owed = deal.deliverables.flatMap(({ n, benefit, dueDate, status }): CalendarEntry[] =>
    dueDate === null || status === "accepted" || status === "waived"
      ? []
      : [
          {
            id: `${deal.id}-${n}`,
            title: copy.dueEntry(benefit, deal.eventName),
            when: { day: dueDate },
            url: `${location.origin}${dealPath(deal.id)}`,
          },
        ],
  );
  return [calendarEntryOf(event), ...owed];
}
