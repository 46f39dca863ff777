import { dayIn } from "@marquee/contracts/events/event-time";
import { now } from "#browser/clock.ts";
import { readerDates } from "#format/format.ts";

const dayMs = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Adds days to a day such as 2026-01-31. */
export function addDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one day to another; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs);
}

/** Today in a time zone. */
export function todayIn(timeZone: string, nowMs = now()): string {
  return dayIn(timeZone, new Date(nowMs).toISOString());
}

const short = () => readerDates({ month: "short", day: "numeric", timeZone: "UTC" });
const month = () => readerDates({ month: "short", year: "numeric", timeZone: "UTC" });
const whole = () => readerDates({ dateStyle: "medium", timeZone: "UTC" });

/** The label of a point in a series: days and weeks by their first day, or the month. */
export function pointLabel(from: string, step: "day" | "week" | "month"): string {
  return (step === "month" ? month : short)().format(timeOf(from));
}

/** "Oct 24 – Nov 23, 2026". */
export function periodText({ from, to }: { from: string; to: string }): string {
  return from === to ? whole().format(timeOf(from)) : whole().formatRange(timeOf(from), timeOf(to));
}
