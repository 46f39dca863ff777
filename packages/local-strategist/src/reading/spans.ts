// cspell:ignore computus
import { months as monthNames } from "../period.ts";

/** A range of days at the place of an event, both included; a missing end is open. */
export interface Days {
  from: string;
  to?: string;
  /** How the answer names it, such as "in spring" or "before the end of March". */
  words: string;
}

/** The last day of a month that may lie in a later year: month 14 is February of the next one. */
export const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, "2027-01-01".length);

/** The first day of a month that may lie in a later year, as `lastDay`. */
export const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, "2027-01-01".length);

/** A month by its number, as it is written: "March". */
export const monthName = (month: number): string => {
  const name = monthNames[month - 1] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const yearOf = (day: string) => Number(day.split("-")[0]);
const monthOf = (day: string) => Number(day.split("-")[1]);
const dayOf = (day: string) => Number(day.split("-")[2]);
const isMonthEnd = (day: string) => day === lastDay(yearOf(day), monthOf(day));
const monthWords = (day: string) => `${monthName(monthOf(day))} ${yearOf(day)}`;
const dayWords = (day: string) => `${monthName(monthOf(day))} ${dayOf(day)}, ${yearOf(day)}`;

/** The months that lie within a range of days from their first to their last one, each as 1 to 12 and once. */
export function monthsWithin({ from, to }: { from: string; to: string }): number[] {
  const first = yearOf(from) * 12 + monthOf(from) + (dayOf(from) === 1 ? 0 : 1);
  const last = yearOf(to) * 12 + monthOf(to) - (isMonthEnd(to) ? 0 : 1);
  return Array.from(
    { length: Math.max(0, Math.min(12, last - first + 1)) },
    (_, at) => ((first + at - 1) % 12) + 1,
  );
}

/** A range of days in words that stand in a sentence: "from May to October 2027", "by the end of June 2027". */
export function spanWords(from: string, to: string | undefined, today: string): string {
  if (to === undefined) return `from ${dayOf(from) === 1 ? monthWords(from) : dayWords(from)}`;
  if (from <= today) return isMonthEnd(to) ? `by the end of ${monthWords(to)}` : `by ${dayWords(to)}`;
  if (dayOf(from) !== 1 || !isMonthEnd(to))
    return from === to
      ? `on ${dayWords(from)}`
      : `from ${yearOf(from) === yearOf(to) ? dayWords(from).split(",")[0] : dayWords(from)} to ${dayWords(to)}`;
  const isOneYear = yearOf(from) === yearOf(to);
  if (isOneYear && monthOf(from) === 1 && monthOf(to) === 12) return `in ${yearOf(from)}`;
  if (isOneYear && monthOf(from) === monthOf(to)) return `in ${monthWords(from)}`;
  return `from ${isOneYear ? monthName(monthOf(from)) : monthWords(from)} to ${monthWords(to)}`;
}

/** Days from one to the other, in words of their own unless some are given; from today on at the earliest. */
export function daysBetween(from: string, to: string | undefined, today: string, words?: string): Days {
  // A time that is over stays as it was.
  const begin = from < today && (to === undefined || to >= today) ? today : from;
  return {
    from: begin,
    ...(to === undefined ? {} : { to }),
    words: words ?? spanWords(begin, to, today),
  };
}

const two = (value: number) => String(value).padStart(2, "0");

/** Easter Sunday of a year, by the anonymous Gregorian computus. */
export function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

/** The same day of a later month, or its last one. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const end = lastDay(year, month + count);
  const [of, at, last] = end.split("-").map(Number);
  return `${of}-${two(at ?? 1)}-${two(Math.min(date, last ?? date))}`;
}
