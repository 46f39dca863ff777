import { invalidField } from "@marquee/contracts/errors";
import type { AnalyticsRange } from "@marquee/contracts/insight/analytics-measures";
import { limits } from "@marquee/contracts/limits";
import { isoTime, monthOf } from "../../time.ts";

/** A period of UTC days such as 2026-01-31, both ends included. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60_000;

export const dayOf = (epochMs: number): string => isoTime(epochMs).slice(0, 10);
const startMs = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

export function addDays(day: string, days: number): string {
  return dayOf(startMs(day) + days * dayMs);
}

/** How many days a period has. */
export function countDays({ from, to }: Days): number {
  return Math.round((startMs(to) - startMs(from)) / dayMs) + 1;
}

/** The days of a month such as 2026-01. */
export function monthDays(month: string): Days {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return { from: `${month}-01`, to: dayOf(Date.UTC(year, number, 0)) };
}

/** The months that a period touches, first to last. */
export function monthsOf({ from, to }: Days): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthOf(addDays(monthDays(month).to, 1)))
    months.push(month);
  return months;
}

/** The period of the same length directly before this one. */
export function daysBefore(period: Days): Days {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - countDays(period)), to };
}

/** What a period is compared with: the days right before it; for the year to date, the same days of the year before. */
export function comparedWith({ range }: Pick<PeriodQuery, "range">, period: Days): Days {
  return range === "ytd" ? { from: yearBefore(period.from), to: yearBefore(period.to) } : daysBefore(period);
}

/** Days that can be measured; keys rely on four-digit years that begin with a 2. */
export const firstDay = "2000-01-01";
const lastDay = "2099-12-31";

interface PeriodQuery {
  range?: AnalyticsRange | undefined;
  from?: string | undefined;
  to?: string | undefined;
  deal?: string | undefined;
}

/**
 * The days that a query asks for; the last 30 by default. One deal may be shown over more days than all of them.
 * @throws AppError validation_failed for more days than a page shows, or days that cannot be measured
 */
export function periodOf({ range = "last30", from, to, deal }: PeriodQuery, today: string): Days {
  if (from === undefined || to === undefined) return { from: rangeStart(range, today), to: today };
  if (from < firstDay || to > lastDay) throw invalidField("from", "Choose days between 2000 and 2099");
  const most = deal === undefined || deal === "all" ? limits.analyticsDays : limits.analyticsDealDays;
  if (countDays({ from, to }) > most) throw invalidField("from", `Choose at most ${most} days`);
  return { from, to };
}

function rangeStart(range: AnalyticsRange, today: string): string {
  switch (range) {
    case "last7":
      return addDays(today, -6);
    case "last30":
      return addDays(today, -29);
    case "last90":
      return addDays(today, -89);
    case "ytd":
      return `${today.slice(0, 4)}-01-01`;
    case "12months":
      return addDays(yearBefore(today), 1);
  }
}

/** The same day a year earlier; February 28 for the 29th. */
function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith("-02-29") ? `${before.slice(0, 4)}-02-28` : before;
}

export type Step = "day" | "week" | "month";

/** How fine-grained the chart of a period is. */
export function stepOf(period: Days): Step {
  const days = countDays(period);
  return days <= 31 ? "day" : days <= 92 ? "week" : "month";
}

/** The parts of a period that a chart shows, cut off where the period begins or ends within them. */
export function stepsOf({ from, to }: Days, step: Step): Days[] {
  const parts: Days[] = [];
  for (let start = from; start <= to; ) {
    const end = endOfStep(start, step);
    parts.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return parts;
}

function endOfStep(day: string, step: Step): string {
  if (step === "day") return day;
  if (step === "month") return monthDays(monthOf(day)).to;
  const sinceMonday = (new Date(startMs(day)).getUTCDay() + 6) % 7;
  return addDays(day, 6 - sinceMonday);
}
