import { measures } from "@marquee/contracts/insight/analytics-measures";
import type { MetricsMonth } from "./metrics.item.ts";
import { noSums, type Sums } from "./sums.ts";

/** What was measured for a deal on a day. */
export interface MeasuredDay {
  date: string;
  dealId: string;
  eventId: string;
  sums: Sums;
}

/** The days of a deal's month, first to last. */
export function measuredDays({
  month,
  dealId,
  eventId,
  measuredOn,
  values,
}: Pick<MetricsMonth, "month" | "dealId" | "eventId" | "measuredOn" | "values">): MeasuredDay[] {
  return measuredOn.map((day, at) => {
    const sums = { ...noSums };
    for (const measure of measures) sums[measure] = values[measure]?.[at] ?? 0;
    return { date: `${month}-${twoDigits(day)}`, dealId, eventId, sums };
  });
}

/** Days of one month as its row stores them. */
export function storedDays(
  days: readonly Pick<MeasuredDay, "date" | "sums">[],
): Pick<MetricsMonth, "measuredOn" | "values"> {
  const inOrder = [...days].sort((left, right) => (left.date < right.date ? -1 : 1));
  const values: MetricsMonth["values"] = {};
  for (const measure of measures) {
    const list = inOrder.map(({ sums }) => sums[measure]);
    if (list.some((value) => value !== 0)) values[measure] = list;
  }
  return { measuredOn: inOrder.map(({ date }) => Number(date.slice(8))), values };
}

const twoDigits = (day: number) => String(day).padStart(2, "0");
