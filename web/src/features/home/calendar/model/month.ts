import { dayAfter, dayIn } from "@marquee/contracts/events/event-time";
import type { CalendarEntry } from "@marquee/contracts/home/calendar";

/** A month such as 2026-12, if it is one. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Today on the clock of a zone. */
export function todayIn(zone: string, nowMs: number): string {
  return dayIn(zone, new Date(nowMs).toISOString());
}

/** The month some months later, or earlier below 0. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The weeks that a month's calendar shows, each with its seven days. `firstDay`: 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  let day = `${month}-01`;
  while (weekdayOf(day) !== firstDay % 7) day = dayAfter(day, -1);
  const weeks: string[][] = [];
  do {
    const first = day;
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(first, at)));
    day = dayAfter(day, 7);
  } while (day.startsWith(month));
  return weeks;
}

/**
 * The first and last day of an entry: those of an event and of what is due are days at the event's place; an offer
 * expires on the reader's own clock.
 */
export function daysOf(entry: CalendarEntry, ownZone: string): { first: string; last: string } {
  const { kind, starts, ends, day, timeZone } = entry;
  if (day !== null) return { first: day, last: day };
  const zone = kind === "offer" ? ownZone : timeZone;
  const first = dayIn(zone, starts ?? "");
  // What ends at midnight does not reach into the next day.
  const last = dayIn(zone, new Date(Date.parse(ends ?? "") - 1).toISOString());
  return { first, last: last < first ? first : last };
}

/** The entries of each of some days, in their order. */
export function byDay(
  entries: readonly CalendarEntry[],
  days: readonly string[],
  ownZone: string,
): Map<string, CalendarEntry[]> {
  const found = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const { first, last } = daysOf(entry, ownZone);
    for (const day of days)
      if (first <= day && day <= last) found.set(day, [...(found.get(day) ?? []), entry]);
  }
  return found;
}
