import type { Match, ViewedEvent } from "@marquee/contracts/events/events";
import { formatEventDays } from "#format/event-times.ts";
import { formatCount } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { CalendarButton } from "#ui/calendar-button.tsx";
import { Card } from "#ui/card.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { eventHero as copy } from "../copy.ts";
import { calendarEntryOf } from "../model/calendar-entry.ts";
import { categoryLabel, statusLabels, statusTones } from "./event-facts.ts";

/** What decides at first sight: the event's face, what it is, when, where, for how many, and how well it fits. */
export function EventHero({ event, match }: { event: ViewedEvent; match: Match | null }) {
  const facts: (readonly [string, string] | false)[] = [
    [copy.days, formatEventDays(event)],
    [copy.place, event.location],
    event.attendeeCount > 0 && [copy.attendees, formatCount(event.attendeeCount)],
    match !== null && [copy.match, copy.score(match.score)],
  ];
  return (
    <Card
      aria-label={copy.label}
      className="mb-5 grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <EventPoster event={event} />
      <div className="flex min-w-0 flex-col justify-center gap-3 p-5">
        <p className="flex flex-wrap gap-1.5">
          <Badge>{categoryLabel(event.category)}</Badge>
          <Badge tone={statusTones[event.status]}>{statusLabels[event.status]}</Badge>
        </p>
        <p className="line-clamp-4 max-w-prose text-start text-lg">{event.description}</p>
        <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-3">
          {facts.map(
            (fact) =>
              fact && (
                <div key={fact[0]} className="min-w-0">
                  <dt className="text-sm text-muted">{fact[0]}</dt>
                  <dd className="text-lg font-semibold break-words">{fact[1]}</dd>
                </div>
              ),
          )}
        </dl>
        <CalendarButton name={event.name} entries={[calendarEntryOf(event)]} className="mt-1 self-start" />
      </div>
    </Card>
  );
}
