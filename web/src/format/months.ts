import { firstDayOfWeek } from "@marquee/contracts/text/formats";
import { readerDates, readerLocale } from "./format.ts";

/** Formats the parts of a month's calendar, in the reader's own locale. Days and months are those of a calendar. */

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  readerDates({ ...options, timeZone: "UTC" }).format(at(day));

/** Formats a month such as 2026-12: "December 2026". */
export function formatMonth(month: string): string {
  return written(`${month}-01`, { month: "long", year: "numeric" });
}

/** Formats a day of a list for a month: "Friday, December 4". */
export function formatLongDay(day: string): string {
  return written(day, { weekday: "long", month: "long", day: "numeric" });
}

/** Formats the weekday of a day: "Fri". */
export function formatWeekday(day: string): string {
  return written(day, { weekday: "short" });
}

/** The day on which the reader's weeks begin: 1 for Monday to 7 for Sunday. */
export const readersFirstDay = (): number => firstDayOfWeek(readerLocale);
