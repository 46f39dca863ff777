import { onFirstUse } from "@marquee/contracts/on-first-use";

/** Formats the parts of a month's calendar, in the reader's own locale. Days and months are those of a calendar. */

const monthAndYear = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const longDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }),
);
const weekday = onFirstUse(() => new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" }));

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** Formats a month such as 2026-12: "December 2026". */
export function formatMonth(month: string): string {
  return monthAndYear().format(at(`${month}-01`));
}

/** Formats a day of a list for a month: "Friday, December 4". */
export function formatLongDay(day: string): string {
  return longDay().format(at(day));
}

/** Formats the weekday of a day: "Fri". */
export function formatWeekday(day: string): string {
  return weekday().format(at(day));
}

/** The day on which the reader's weeks begin: 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    new Intl.DateTimeFormat().resolvedOptions().locale,
  );
  return locale.getWeekInfo?.().firstDay ?? 7;
}
