import { dateFormat } from "./formats.ts";

const days = () => dateFormat({ dateStyle: "medium", timeZone: "UTC" });
const moments = () => dateFormat({ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const longDates = () => dateFormat({ dateStyle: "long", timeZone: "UTC" });
const hours = () => dateFormat({ timeStyle: "short", timeZone: "UTC" });

/** A day such as 2026-01-15 in our texts: "Jan 15, 2026". */
export function dayText(day: string): string {
  return days().format(new Date(`${day}T00:00Z`));
}

/** A time on any clock, such as 2026-01-15T19:00:00-08:00, as that clock shows it: "Jan 15, 2026, 7:00 PM". */
export function momentText(time: string): string {
  return moments().format(new Date(`${time.slice(0, 16)}Z`));
}

/** The day of an instant on the reader's calendar: "July 3". Without a zone, that of the device that shows it. */
export function monthDayText(instant: string, timeZone?: string): string {
  return dateFormat({ month: "long", day: "numeric", timeZone }).format(new Date(instant));
}

/** An instant in documents, which have no reader whose clock is known: "January 15, 2026, 7:00 PM UTC". */
export function instantText(instant: string): string {
  const at = new Date(instant);
  return `${longDates().format(at)}, ${hours().format(at).replaceAll(/\s/gu, " ")} UTC`;
}

/** The same on the clock of a reader who is known: "January 15, 2026, 11:00 AM (America/Los Angeles)". */
export function zonedInstantText(instant: string, timeZone: string): string {
  const text = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(instant));
  return `${text.replace(" at ", ", ").replaceAll(/\s/gu, " ")} (${timeZone.replaceAll("_", " ")})`;
}

/** A day such as 2026-12-31 in words. */
export function longDay(day: string): string {
  return longDates().format(new Date(`${day}T00:00:00.000Z`));
}

/** A first and a last day in words: "January 11–13, 2027"; one that is both, once. */
export function longDays(days: readonly string[]): string {
  const [first = "", last = first] = days;
  const at = (day: string) => new Date(`${day}T00:00:00.000Z`);
  // A month is followed by a dash alone, a day of one month by a day of the other with spaces around it.
  return longDates()
    .formatRange(at(first), at(last))
    .replaceAll(/\s*–\s*(?=\d)/gu, "–")
    .replaceAll(/\s+/gu, " ");
}
