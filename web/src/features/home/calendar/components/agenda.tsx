import type { CalendarEntry } from "@marquee/contracts/home/calendar";
import { formatEventDays, formatEventTime } from "#format/event-times.ts";
import { formatTime } from "#format/format.ts";
import { formatLongDay } from "#format/months.ts";
import { Badge } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { daysOf } from "../model/month.ts";
import { kindOf, placeOf, titleOf } from "./entry-words.ts";

/** A month's entries as a list, each on its first day of the month, with what a cell of the grid has no room for. */
export function Agenda({
  days,
  entries,
  zone,
}: {
  days: readonly string[];
  entries: ReadonlyMap<string, CalendarEntry[]>;
  zone: string;
}) {
  const seen = new Set<string>();
  return (
    <ol>
      {days.map((day) => {
        const all = entries.get(day) ?? [];
        const begins = all.filter(({ id }) => !seen.has(id));
        for (const { id } of all) seen.add(id);
        if (begins.length === 0) return null;
        return (
          <li
            key={day}
            id={`day-${day}`}
            className="scroll-mt-20 border-t border-line px-5 py-3 first:border-t-0"
          >
            <h3 className="text-sm font-medium text-muted">{formatLongDay(day)}</h3>
            <ul className="mt-1 grid gap-1">
              {begins.map((entry) => (
                <Row key={entry.id} entry={entry} zone={zone} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Row({ entry, zone }: { entry: CalendarEntry; zone: string }) {
  const { kind, eventName, packageName, location } = entry;
  const isEvent = kind === "event";
  const { label, tone } = kindOf(entry);
  const facts = [isEvent ? packageName : eventName, timeOf(entry, zone), isEvent ? location : null];
  return (
    <li className="grid gap-x-4 py-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <TextLink to={placeOf(entry)} variant="name" className="font-medium">
          {titleOf(entry)}
        </TextLink>
        {isEvent && <Badge tone={tone}>{label}</Badge>}
      </span>
      <span className="text-sm text-muted">
        {facts
          .filter((fact) => fact !== null && fact !== "")
          .map((fact, at) => (
            <span key={fact}>
              {at > 0 && " · "}
              <bdi>{fact}</bdi>
            </span>
          ))}
      </span>
    </li>
  );
}

/** The hour of what has one, or the days of an event of several. */
function timeOf(entry: CalendarEntry, zone: string): string | null {
  const { kind, starts, ends, timeZone } = entry;
  if (starts === null || ends === null) return null;
  if (kind === "offer") return formatTime(starts);
  const { first, last } = daysOf(entry, zone);
  return first === last
    ? formatEventTime(starts, timeZone)
    : formatEventDays({ date: starts, endsAt: ends, timeZone });
}
