import { onFirstUse } from "@marquee/contracts/on-first-use";

/**
 * Formats money, numbers and times for people. Always US dollars; dates use the reader's own locale. Times are on the
 * reader's clock, or on that of the time zone that is given: an event's, which is named where the reader's differs.
 */

const usdWhole = onFirstUse(
  () => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);
const usdExact = onFirstUse(() => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }));
const whole = onFirstUse(() => new Intl.NumberFormat("en-US"));
const styles = {
  date: { dateStyle: "medium" },
  time: { timeStyle: "short" },
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  zone: { timeZoneName: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = onFirstUse(() => new Map<string, Intl.DateTimeFormat>());

/** Formatters are expensive to make; one of the reader's own clock has no zone. */
function clock(style: keyof typeof styles, timeZone?: string): Intl.DateTimeFormat {
  const name = `${style} ${timeZone ?? ""}`;
  const known = made().get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(undefined, { ...styles[style], ...(timeZone && { timeZone }) });
  made().set(name, format);
  return format;
}

/** The short name of a zone at a time, such as "PST" or "GMT+5:45". */
export function zoneName(timeZone: string, at: Date): string {
  const parts = clock("zone", timeZone).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Adds a zone's name to a text on its clock if the reader's own clock says something else. */
function withZone(text: string, onOwnClock: string, timeZone: string | undefined, at: Date): string {
  return timeZone === undefined || text === onOwnClock ? text : `${text} ${zoneName(timeZone, at)}`;
}

const relative = onFirstUse(() => new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }));

/** Formats a count: "5,200". */
export function formatCount(count: number): string {
  return whole().format(count);
}

/** Formats credits: "1,200" or "−10". The sign is a true minus, so that columns align. */
export function formatCredits(credits: number): string {
  return whole().format(credits).replace("-", "−");
}

/** The same, always with a sign: "+200". */
export function formatSignedCredits(credits: number): string {
  return `${credits < 0 ? "" : "+"}${formatCredits(credits)}`;
}

/** Formats a package's price, stored in cents, without decimals. */
export function formatPackagePrice(priceCents: number): string {
  return usdWhole().format(priceCents / 100);
}

/** Formats an amount actually paid, with cents. */
export function formatPaid(amountCents: number): string {
  return usdExact()
    .format(amountCents / 100)
    .replace("-", "−");
}

export function formatBudget(dollars: number): string {
  return usdWhole().format(dollars);
}

/** Formats an amount in dollars, with cents only if there are any: "$38,000" or "$12.50". */
export function formatDollars(dollars: number): string {
  return Number.isInteger(dollars) ? formatBudget(dollars) : formatPaid(Math.round(dollars * 100));
}

function validDate(value: string): Date | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats the day of a time, on the reader's clock or on that of a zone: "Mar 5, 2026". */
export function formatDate(value: string, timeZone?: string): string {
  const date = validDate(value);
  if (!date) return "Date unavailable";
  return withZone(clock("date", timeZone).format(date), clock("date").format(date), timeZone, date);
}

/** Formats a day such as 2026-12-31, which is the same on every clock. */
export function formatDay(day: string): string {
  const date = validDate(`${day}T00:00:00Z`);
  return date ? clock("date", "UTC").format(date) : "Date unavailable";
}

/** Formats an event's days in its zone: "Mar 5 – 7, 2026"; a single day if both ends are on the same day. */
export function formatDateRange(from: string, to: string, timeZone: string): string {
  const [start, end] = [validDate(from), validDate(to)];
  if (!start || !end) return formatDate(from, timeZone);
  const [there, here] = [clock("date", timeZone), clock("date")].map((one) => one.formatRange(start, end));
  return withZone(there ?? "", here ?? "", timeZone, start);
}

export function formatTime(value: string): string {
  const date = validDate(value);
  return date ? clock("time").format(date) : "Time unavailable";
}

/** Formats a time, on the reader's clock or on that of a zone: "Jan 15, 2026, 7:00 PM PST". */
export function formatDateTime(value: string, timeZone?: string): string {
  const date = validDate(value);
  if (!date) return "Date unavailable";
  return withZone(clock("dateTime", timeZone).format(date), clock("dateTime").format(date), timeZone, date);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
];

/** Formats a time as "5 minutes ago"; a week or more ago becomes a date. */
export function formatAgo(value: string, nowMs = Date.now()): string {
  const date = validDate(value);
  if (!date) return "Date unavailable";
  // If the device's clock is slow, an event may appear to be in the future; treat it as now.
  const seconds = Math.min(0, date.getTime() - nowMs) / 1_000;
  if (Math.abs(seconds) < 60) return "just now";
  if (Math.abs(seconds) >= 7 * 86_400) return formatDate(value);
  const [unit, size] = steps.findLast(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
  return relative().format(Math.round(seconds / size), unit);
}

/** Formats how long something has been running: "1:05". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Formats a file size: "340 KB" or "1.2 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_024 ? `${whole().format(kilobytes)} KB` : `${(bytes / 1_024 ** 2).toFixed(1)} MB`;
}

const acronyms: Record<string, string> = { ai: "AI", saas: "SaaS" };

/** Turns "pop_up" into "Pop up": the text for an enum value without its own label. */
export function labelOf(value: string): string {
  const acronym = acronyms[value];
  if (acronym !== undefined) return acronym;
  const text = value.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
