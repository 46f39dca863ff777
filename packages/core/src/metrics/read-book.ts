import type { Core } from "../core.ts";
import { allRows, readEach } from "../paging.ts";
import { bookAndDeals, isBookRow, type MetricsBook, readBook } from "./book.item.ts";
import { type BookRef, bookPartition, type MetricsDeal, metricsDealEntity } from "./metrics.item.ts";

/** The book that an account is shown, its own or the sample one, with what goes with it. */
export interface ShownBook<T> {
  ref: BookRef;
  book: MetricsBook;
  deals: MetricsDeal[];
  /** The goals, which are the account's own even where sample rows are shown. */
  goals: MetricsBook["goals"];
  /** What `readMore` read from the same book. */
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
    deals: readEach(
      rows.filter((row) => row !== state),
      metricsDealEntity.read,
    ).rows,
  };
}

/**
 * Reads the account's own book, or the sample book while its own is empty and the sample is loaded. `readMore` reads
 * whatever else is needed from the same book, concurrently.
 */
export async function readShownBook<T>(
  core: Core,
  accountId: string,
  readMore: (ref: BookRef) => Promise<T>,
): Promise<ShownBook<T>> {
  const read = async (ref: BookRef) => {
    const [state, rest] = await Promise.all([readBookAndDeals(core, ref), readMore(ref)]);
    return { ref, ...state, read: rest };
  };
  const own = await read({ accountId, isSample: false });
  const { goals, entries, showsSample } = own.book;
  const shown = entries === 0 && showsSample ? await read({ accountId, isSample: true }) : own;
  return { ...shown, goals };
}
