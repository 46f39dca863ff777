import type { Core } from "../../core.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { type MetricsBook, metricsBookEntity, nothingSet } from "./book.item.ts";
import {
  type BookRef,
  bookPartition,
  isDealRow,
  isMonthRow,
  type MetricsDeal,
  type MetricsMonth,
  metricsDealEntity,
  metricsMonthEntity,
  wholeBook,
} from "./metrics.item.ts";
import { type MeasuredDay, measuredDays } from "./months.ts";

/** Everything that was measured for an account, and what it has set. */
export interface Book {
  ref: BookRef;
  settings: Pick<MetricsBook, "turn" | "goals" | "showsSample">;
  months: MetricsMonth[];
  /** The days of all months. */
  days: MeasuredDay[];
  deals: MetricsDeal[];
}

/** Reads a whole book in one query. */
export async function readBook(core: Core, ref: BookRef): Promise<Book> {
  const rows = await allRows(core, { pk: bookPartition(ref), sk: wholeBook });
  const months = readEach(rows.filter(isMonthRow), metricsMonthEntity.read).rows;
  const settings = rows.find(({ rowType }) => rowType === metricsBookEntity.rowType);
  return {
    ref,
    settings: settings ? metricsBookEntity.read(settings) : nothingSet,
    months,
    days: months.flatMap(measuredDays),
    deals: readEach(rows.filter(isDealRow), metricsDealEntity.read).rows,
  };
}

/** The account's own book, or the sample book while its own is empty and the sample is loaded; the goals are its own. */
export async function readShownBook(core: Core, accountId: string): Promise<Book> {
  const own = await readBook(core, { accountId, isSample: false });
  if (own.days.length > 0 || !own.settings.showsSample) return own;
  return { ...(await readBook(core, { accountId, isSample: true })), settings: own.settings };
}
