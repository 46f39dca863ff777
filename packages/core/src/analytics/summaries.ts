import type { Core } from "../core.ts";
import { type Days, monthDays, monthsOf } from "../metrics/days.ts";
import { type BookRef, bookPartition } from "../metrics/metrics.item.ts";
import { noSums, plus, type Sums, total } from "../metrics/sums.ts";
import { allRows, readEach } from "../paging.ts";
import { factsOf, factsOfDeals } from "./facts.ts";
import { isInScope, type Scope } from "./scope.ts";
import { daySums, factsOfEvent } from "./settle.ts";
import {
  metricsDaysEntity,
  metricsDaysPrefix,
  metricsTotalsEntity,
  metricsTotalsPrefix,
} from "./summary.item.ts";

/** What was measured: by day for months that were read day by day, otherwise by month. */
export interface Summaries {
  days: ReadonlyMap<string, Sums>;
  months: ReadonlyMap<string, Sums>;
}

/** Up to this many months are read day by day. With more, only the months that a period cuts are. */
const monthsDayByDay = 8;

interface Wanted {
  ref: BookRef;
  scope: Scope;
  periods: readonly Days[];
}

/**
 * Reads what is needed to sum these periods, and any days within them if they touch few months: one query for days,
 * or one for months and one batch for the months that a period cuts. A single deal has no summaries: its facts are
 * one row per month, read in one batch.
 */
export async function readSummaries(core: Core, { ref, scope, periods }: Wanted): Promise<Summaries> {
  if (scope.deal !== undefined) return await summariesOfDeals(core, [scope.deal], { ref, scope, periods });
  const touched = [...new Set(periods.flatMap(monthsOf))].sort();
  const [first = "", last = ""] = [touched[0], touched.at(-1)];
  const between = (prefix: string) => ({
    pk: bookPartition(ref),
    sk: { from: `${prefix}${scope.event}#${first}`, to: `${prefix}${scope.event}#${last}` },
  });
  if (touched.length <= monthsDayByDay) {
    const rows = await allRows(core, between(metricsDaysPrefix));
    return { days: dayMap(readEach(rows, metricsDaysEntity.read).rows), months: new Map() };
  }
  const cut = touched.filter((month) => periods.some((period) => cuts(period, month)));
  const [totals, days] = await Promise.all([
    allRows(core, between(metricsTotalsPrefix)),
    core.table.getMany(cut.map((month) => metricsDaysEntity.key({ ...ref, scope: scope.event, month }))),
  ]);
  const found = readEach(
    days.filter((row) => row !== undefined),
    metricsDaysEntity.read,
  ).rows;
  return {
    days: dayMap(found),
    months: new Map(readEach(totals, metricsTotalsEntity.read).rows.map(({ month, sums }) => [month, sums])),
  };
}

/** The same for some deals only, from their facts. */
export async function summariesOfDeals(
  core: Core,
  dealIds: readonly string[],
  { ref, scope, periods }: Wanted,
): Promise<Summaries> {
  const facts = await factsOfDeals(core, ref, { periods, dealIds });
  const inScope = facts.filter((fact) => isInScope(fact, scope));
  const months = Map.groupBy(inScope, ({ month }) => month);
  return {
    days: dayMap([...months].map(([month, all]) => ({ month, days: daySums(all) }))),
    months: new Map(),
  };
}

/**
 * The same, with outdated months computed from the facts. A reader never has to write, and shows no sum that differs
 * from its rows, even if the last writer was cut off.
 */
export async function withPending(
  core: Core,
  { days, months }: Summaries,
  { ref, scope, periods, pending }: Wanted & { pending: Readonly<Record<string, string[]>> },
): Promise<Summaries> {
  if (scope.deal !== undefined) return { days, months };
  const touched = [...new Set(periods.flatMap(monthsOf))];
  const outdated = touched.filter((month) => pending[month]?.includes(scope.event));
  if (outdated.length === 0) return { days, months };
  const computed = await Promise.all(
    outdated.map(async (month) => ({
      month,
      days: daySums(factsOfEvent(scope.event, await factsOf(core, ref, month))),
    })),
  );
  const upToDate = <T>(of: ReadonlyMap<string, T>) =>
    [...of].filter(([date]) => !outdated.includes(date.slice(0, 7)));
  return {
    days: new Map([...upToDate(days), ...dayMap(computed)]),
    months: new Map([
      ...upToDate(months),
      ...computed.map(({ month, days: sums }) => [month, total(Object.values(sums))] as const),
    ]),
  };
}

/** Whether a period begins or ends within a month. */
function cuts(period: Days, month: string): boolean {
  const { from, to } = monthDays(month);
  const isApart = period.to < from || period.from > to;
  return !isApart && (period.from > from || period.to < to);
}

function dayMap(rows: readonly { month: string; days: Record<string, Sums> }[]): Map<string, Sums> {
  return new Map(
    rows.flatMap(({ month, days }) =>
      Object.entries(days).map(([day, sums]) => [`${month}-${day}`, sums] as const),
    ),
  );
}

/** What was measured in a period. */
export function sumsIn({ days, months }: Summaries, period: Days): Sums {
  let sums = noSums;
  for (const [month, ofMonth] of months) {
    const { from, to } = monthDays(month);
    if (period.from <= from && to <= period.to) sums = plus(sums, ofMonth);
  }
  for (const [day, ofDay] of days) {
    if (day < period.from || day > period.to) continue;
    const month = monthDays(day.slice(0, 7));
    const isWhole = period.from <= month.from && month.to <= period.to;
    if (!(isWhole && months.has(day.slice(0, 7)))) sums = plus(sums, ofDay);
  }
  return sums;
}
