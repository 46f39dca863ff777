import { onFirstUse } from "@marquee/contracts/on-first-use";

/** Money, numbers and times for people. US dollars throughout; the reader's own locale for dates. */

const usdWhole = onFirstUse(
  () => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);
const usdExact = onFirstUse(() => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }));
const whole = onFirstUse(() => new Intl.NumberFormat("en-US"));
const mediumDate = onFirstUse(() => new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }));
const shortTime = onFirstUse(() => new Intl.DateTimeFormat(undefined, { timeStyle: "short" }));
const dateAndTime = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }),
);
const relative = onFirstUse(() => new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }));

/** "5,200": how many there are of something. */
export function formatCount(count: number): string {
  return whole().format(count);
}

/** "1,200" or "−10": the sign is a true minus, so that columns align. */
export function formatCredits(credits: number): string {
  return whole().format(credits).replace("-", "−");
}

/** The same with its sign always: "+200". */
export function formatSignedCredits(credits: number): string {
  return `${credits < 0 ? "" : "+"}${formatCredits(credits)}`;
}

/** The price of a package, stored in cents, shown without decimals. */
export function formatPackagePrice(priceCents: number): string {
  return usdWhole().format(priceCents / 100);
}

/** An amount that was really paid keeps its cents. */
export function formatPaid(amountCents: number): string {
  return usdExact()
    .format(amountCents / 100)
    .replace("-", "−");
}

export function formatBudget(dollars: number): string {
  return usdWhole().format(dollars);
}

/** An amount in dollars, with cents only where there are any: "$38,000" or "$12.50". */
export function formatDollars(dollars: number): string {
  return Number.isInteger(dollars) ? formatBudget(dollars) : formatPaid(Math.round(dollars * 100));
}

function validDate(value: string): Date | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function formatDate(value: string): string {
  const date = validDate(value);
  return date ? mediumDate().format(date) : "Date unavailable";
}

/** A day such as 2026-12-31. At noon it is the same day wherever its reader is. */
export function formatDay(day: string): string {
  return formatDate(`${day}T12:00:00`);
}

/** "Mar 5 – 7, 2026"; one day where it ends on the day on which it begins. */
export function formatDateRange(from: string, to: string): string {
  const [start, end] = [validDate(from), validDate(to)];
  return start && end ? mediumDate().formatRange(start, end) : formatDate(from);
}

export function formatTime(value: string): string {
  const date = validDate(value);
  return date ? shortTime().format(date) : "Time unavailable";
}

export function formatDateTime(value: string): string {
  const date = validDate(value);
  return date ? dateAndTime().format(date) : "Date unavailable";
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
];

/** "5 minutes ago"; a week or more ago is a date. */
export function formatAgo(value: string, nowMs = Date.now()): string {
  const date = validDate(value);
  if (!date) return "Date unavailable";
  // What happened a minute ahead of a device's own clock has happened all the same.
  const seconds = Math.min(0, date.getTime() - nowMs) / 1_000;
  if (Math.abs(seconds) < 60) return "just now";
  if (Math.abs(seconds) >= 7 * 86_400) return formatDate(value);
  const [unit, size] = steps.findLast(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
  return relative().format(Math.round(seconds / size), unit);
}

/** "1:05": how long something has been running. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "340 KB" or "1.2 MB": how large a file is. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_024 ? `${whole().format(kilobytes)} KB` : `${(bytes / 1_024 ** 2).toFixed(1)} MB`;
}

const acronyms: Record<string, string> = { ai: "AI", saas: "SaaS" };

/** "pop_up" as "Pop up": how a value of a closed list reads where it has no label of its own. */
export function labelOf(value: string): string {
  const acronym = acronyms[value];
  if (acronym !== undefined) return acronym;
  const text = value.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
