import { agoText, dateFormat, type Locale, listText, numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import { now } from "#browser/clock.ts";
import { unbroken } from "./unbroken.ts";

/**
 * Formats money, numbers and times for people. Always US dollars; dates use the reader's own locale and clock. What is on
 * the clock of an event is in event-times.ts, which the first screens don't load.
 */

/** Days and times are written as the reader's own language writes them, whatever the language of our texts. */
export const readerLocale: Locale = undefined;

/** Days and times in the reader's language. No line breaks one apart, wherever it stands. */
export function readerDates(options: Intl.DateTimeFormatOptions) {
  const format = dateFormat(options, readerLocale);
  return {
    format: (at: Date | number) => unbroken(format.format(at)),
    formatRange: (from: Date | number, to: Date | number) => unbroken(format.formatRange(from, to)),
  };
}

const mediumDate = () => readerDates({ dateStyle: "medium" });
const shortTime = () => readerDates({ timeStyle: "short" });
const dateAndTime = () => readerDates({ dateStyle: "medium", timeStyle: "short" });

/** Formats a count: "5,200". */
export function formatCount(count: number): string {
  return numberText(count);
}

/** Formats what is listed inside a sentence: "2 events, 1 deal, and 3 places". */
export function formatList(items: readonly string[]): string {
  return listText(items);
}

/** Formats credits: "1,200" or "−10". The sign is a true minus, so that columns align. */
export function formatCredits(credits: number): string {
  return numberText(credits).replace("-", "−");
}

/** The same, always with a sign: "+200". */
export function formatSignedCredits(credits: number): string {
  return `${credits < 0 ? "" : "+"}${formatCredits(credits)}`;
}

/** Formats an amount in dollars, with cents only if there are any: "$38,000" or "$12.50". */
export function formatDollars(dollars: number): string {
  return usd(dollars).replace("-", "−");
}

/** Formats an amount actually paid, always with its cents, so that columns align. */
export function formatPaid(amountCents: number): string {
  return usd(amountCents / 100, { exact: true }).replace("-", "−");
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** A time, or a day such as 2026-12-31: at noon, it is the same day in the reader's time zone. */
function validDate(value: string): Date | null {
  const date = new Date(aDay.test(value) ? `${value}T12:00:00` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a day such as 2026-12-31, or the day of a time. */
export function formatDate(value: string): string {
  const date = validDate(value);
  return date ? mediumDate().format(date) : "Date unavailable";
}

export function formatTime(value: string): string {
  const date = validDate(value);
  return date ? shortTime().format(date) : "Time unavailable";
}

export function formatDateTime(value: string): string {
  const date = validDate(value);
  return date ? dateAndTime().format(date) : "Date unavailable";
}

/** Formats today on the clock of a zone: "Saturday, January 17, 2026". */
export function formatToday(at: Date, timeZone: string): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return readerDates({ ...parts, timeZone }).format(at);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
];

/** Formats a time as "5 minutes ago"; a week or more ago becomes a date. */
export function formatAgo(value: string, nowMs = now()): string {
  const date = validDate(value);
  if (!date) return "Date unavailable";
  // If the device's clock is slow, an event may appear to be in the future; treat it as now.
  const seconds = Math.min(0, date.getTime() - nowMs) / 1_000;
  if (Math.abs(seconds) < 60) return "just now";
  if (Math.abs(seconds) >= 7 * 86_400) return formatDate(value);
  const [unit, size] = steps.findLast(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
  return unbroken(agoText(Math.round(seconds / size), unit, readerLocale));
}

/** Formats how long something has been running: "1:05". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const acronyms: Record<string, string> = { ai: "AI", saas: "SaaS" };

/** Turns "pop_up" into "Pop up": the text for an enum value without its own label. */
export function labelOf(value: string): string {
  const acronym = acronyms[value];
  if (acronym !== undefined) return acronym;
  const text = value.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
