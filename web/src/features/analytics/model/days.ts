import { onFirstUse } from "@marquee/contracts/on-first-use";

const dayMs = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A day such as 2026-01-31, so many days later. Days are days of UTC. */
export function addDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between two days; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs);
}

/** The day that it is in UTC. */
export function todayInUtc(nowMs = Date.now()): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

const short = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" }),
);
const month = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { month: "short", year: "numeric", timeZone: "UTC" }),
);
const whole = onFirstUse(() => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" }));

/** How a point of a series is labeled: a day and a week by the day they begin on, or a month. */
export function pointLabel(from: string, step: "day" | "week" | "month"): string {
  return (step === "month" ? month : short)().format(timeOf(from));
}

/** "Oct 24 – Nov 23, 2026". */
export function periodText({ from, to }: { from: string; to: string }): string {
  return from === to ? whole().format(timeOf(from)) : whole().formatRange(timeOf(from), timeOf(to));
}
