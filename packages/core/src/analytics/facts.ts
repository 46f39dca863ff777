import type { Core } from "../core.ts";
import { type Days, monthsOf } from "../metrics/days.ts";
import {
  type BookRef,
  bookPartition,
  type MetricsMonth,
  metricsMonthEntity,
} from "../metrics/metrics.item.ts";
import { allRows, readEach } from "../paging.ts";

/** Keys of one batched read. */
const keysAtOnce = 100;

/** What was measured in a month, for all deals. */
export async function factsOf(core: Core, ref: BookRef, month: string): Promise<MetricsMonth[]> {
  const rows = await allRows(core, { pk: bookPartition(ref), sk: { beginsWith: `${month}#` } });
  return readEach(rows, metricsMonthEntity.read).rows;
}

/** What was measured in the months that a period touches, for all deals, in one query. */
export async function factsIn(core: Core, ref: BookRef, period: Days): Promise<MetricsMonth[]> {
  const sk = { from: period.from.slice(0, 7), to: `${period.to.slice(0, 7)}#~` };
  const rows = await allRows(core, { pk: bookPartition(ref), sk });
  return readEach(rows, metricsMonthEntity.read).rows;
}

/** The same for some deals only, in the months that any of the periods touches: one row per deal and month. */
export async function factsOfDeals(
  core: Core,
  ref: BookRef,
  { periods, dealIds }: { periods: readonly Days[]; dealIds: readonly string[] },
): Promise<MetricsMonth[]> {
  const months = [...new Set(periods.flatMap(monthsOf))];
  const keys = dealIds.flatMap((dealId) =>
    months.map((month) => metricsMonthEntity.key({ ...ref, month, dealId })),
  );
  const batches = [];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    batches.push(core.table.getMany(keys.slice(from, from + keysAtOnce)));
  const rows = (await Promise.all(batches)).flat();
  return readEach(
    rows.filter((row) => row !== undefined),
    metricsMonthEntity.read,
  ).rows;
}
