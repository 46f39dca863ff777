import { dateFormat } from "@marquee/contracts/text/formats";
import { readerDates, readerLocale } from "./format.ts";

/**
 * Formats when an event takes place, on the clock of its place and in the reader's own locale. The zone is named where
 * the reader's clock says something else.
 */

const day = { dateStyle: "medium" } as const;
const dayAndHour = { dateStyle: "medium", timeStyle: "short" } as const;

function there(
  style: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
  from: string,
  to = from,
): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (Number.isNaN(start.getTime() + end.getTime())) return "Date unavailable";
  const text = (zone?: string) => readerDates({ ...style, timeZone: zone }).formatRange(start, end);
  const inZone = text(timeZone);
  if (timeZone === undefined || inZone === text()) return inZone;
  const parts = dateFormat({ timeZone, timeZoneName: "short" }, readerLocale).formatToParts(start);
  return `${inZone} ${parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone}`;
}

/** Formats an event's days: "Mar 5 – 7, 2026"; a single day if both ends are on the same day. */
export function formatEventDays(event: { date: string; endsAt: string; timeZone: string }): string {
  return there(day, event.timeZone, event.date, event.endsAt);
}

/** Formats the day of a time of an event: "Jan 15, 2026". Without a zone, it is the reader's day. */
export function formatEventDay(at: string, timeZone: string | undefined): string {
  return there(day, timeZone, at);
}

/** Formats a time of an event: "Jan 15, 2026, 7:00 PM PST". */
export function formatEventTime(at: string, timeZone: string): string {
  return there(dayAndHour, timeZone, at);
}
