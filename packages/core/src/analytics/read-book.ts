import type { Core } from "../core.ts";
import { allRows } from "../paging.ts";
import { bookAndDeals, isBookRow, type MetricsBook, readBook } from "./book.item.ts";
import { type BookRef, bookPartition, type MetricsDeal, metricsDealEntity } from "./metrics.item.ts";
import { isOutdated, settleBook } from "./settle.ts";

/** The book that an account is shown, with what goes with it whichever book that is. */
export interface ShownBook<T> {
  ref: BookRef;
  book: MetricsBook;
  deals: MetricsDeal[];
  /** The goals, which are the account's own even where sample rows are shown. */
  goals: MetricsBook["goals"];
  /** What `beside` read of the same book. */
  read: T;
}

/** A book's state and its deals, in one query. */
export async function readBookAndDeals(
  core: Core,
  ref: BookRef,
): Promise<{ book: MetricsBook; deals: MetricsDeal[] }> {
  const rows = await allRows(core, { pk: bookPartition(ref), sk: bookAndDeals });
  const state = rows.find(isBookRow);
  return {
    book: readBook(state, ref),
    deals: rows.filter((row) => row !== state).map(metricsDealEntity.read),
  };
}

/**
 * Reads the account's own book, or the sample one while that is empty and the sample is loaded. `beside` reads what else
 * is needed of the same book, at the same time. Summaries that are out of date are settled first.
 */
export async function readShownBook<T>(
  core: Core,
  accountId: string,
  beside: (ref: BookRef) => Promise<T>,
): Promise<ShownBook<T>> {
  const own = await readSettled(core, { accountId, isSample: false }, beside);
  const { goals, entries, showsSample } = own.book;
  const shown =
    entries === 0 && showsSample ? await readSettled(core, { accountId, isSample: true }, beside) : own;
  return { ...shown, goals };
}

async function readSettled<T>(core: Core, ref: BookRef, beside: (ref: BookRef) => Promise<T>) {
  const read = async () => {
    const [state, rest] = await Promise.all([readBookAndDeals(core, ref), beside(ref)]);
    return { ref, ...state, read: rest };
  };
  const first = await read();
  if (!isOutdated(first.book)) return first;
  await settleBook(core, ref);
  return read();
}
