import type { Item } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { isBookRow, type MetricsBook, readBook } from "../metrics/book.item.ts";
import {
  type BookRef,
  bookPartition,
  type MetricsDeal,
  type MetricsMonth,
  metricsDealEntity,
  metricsMonthEntity,
} from "../metrics/metrics.item.ts";
import { noSums, plus, type Sums } from "../metrics/sums.ts";
import { allRows } from "../paging.ts";
import { summariesOf } from "./settle.ts";
import { allEvents, metricsDaysEntity, metricsTotalsEntity } from "./summary.item.ts";

/** One stored number that does not match what was measured. */
export interface BookDifference extends BookRef {
  what: string;
  expected: string;
  found: string;
}

/** Every row of a book: the facts and everything computed from them. */
export interface WholeBook {
  book: MetricsBook;
  facts: MetricsMonth[];
  deals: MetricsDeal[];
  summaries: { scope: string; month: string; row: Item }[];
}

export async function readWholeBook(core: Core, ref: BookRef): Promise<WholeBook> {
  const rows = await allRows(core, { pk: bookPartition(ref) });
  const ofKind = ({ rowType }: { rowType: string }) => rows.filter((row) => row.rowType === rowType);
  return {
    book: readBook(rows.find(isBookRow), ref),
    facts: ofKind(metricsMonthEntity).map(metricsMonthEntity.read),
    deals: ofKind(metricsDealEntity).map(metricsDealEntity.read),
    summaries: [
      ...ofKind(metricsTotalsEntity).map((row) => ({ ...metricsTotalsEntity.read(row), row })),
      ...ofKind(metricsDaysEntity).map((row) => ({ ...metricsDaysEntity.read(row), row })),
    ],
  };
}

/** The days and sums that each deal's row should have, computed from its months. */
export function dealSums(facts: readonly MetricsMonth[]): Map<string, { entries: number; sums: Sums }> {
  const deals = new Map<string, { entries: number; sums: Sums }>();
  for (const { dealId, days } of facts) {
    for (const { sums } of Object.values(days)) {
      const before = deals.get(dealId) ?? { entries: 0, sums: noSums };
      deals.set(dealId, { entries: before.entries + 1, sums: plus(before.sums, sums) });
    }
  }
  return deals;
}

/**
 * Recomputes a book from its facts and returns every number that differs. Summaries marked as out of date, because
 * the last writer was cut off, don't count as different: readers compute them from the facts.
 */
export async function checkBook(core: Core, ref: BookRef): Promise<BookDifference[]> {
  const { book, facts, deals, summaries } = await readWholeBook(core, ref);
  const differences: BookDifference[] = [];
  const compare = (what: string, expected: unknown, found: unknown) => {
    const [one, other] = [textOf(expected), textOf(found)];
    if (one !== other) differences.push({ ...ref, what, expected: one, found: other });
  };
  const expectedDeals = dealSums(facts);
  compare(
    "days measured",
    [...expectedDeals.values()].reduce((sum, { entries }) => sum + entries, 0),
    book.entries,
  );
  const nothing = { entries: 0, sums: noSums };
  const stored = new Map(deals.map((deal) => [deal.dealId, { entries: deal.entries, sums: deal.sums }]));
  for (const id of new Set([...expectedDeals.keys(), ...stored.keys()]))
    compare(`deal ${id}`, expectedDeals.get(id) ?? nothing, stored.get(id) ?? nothing);
  compareSummaries({ ref, book, facts, summaries }, compare);
  return differences;
}

function compareSummaries(
  { ref, book, facts, summaries }: Omit<WholeBook, "deals"> & { ref: BookRef },
  compare: (what: string, expected: unknown, found: unknown) => void,
): void {
  const found = new Map(summaries.map(({ row }) => [row.sk, row]));
  const scopeMonths = new Map(
    [
      ...facts.flatMap(({ month, eventId }) => [allEvents, eventId].map((scope) => ({ scope, month }))),
      ...summaries,
    ].map(({ scope, month }) => [`${scope} in ${month}`, { scope, month }]),
  );
  for (const [name, { scope, month }] of scopeMonths) {
    if (book.pending[month]?.includes(scope)) continue;
    const expected = summariesOf(ref, { scope, month, facts: facts.filter((one) => one.month === month) });
    const totals = found.get(metricsTotalsEntity.key({ ...ref, scope, month }).sk);
    const days = found.get(metricsDaysEntity.key({ ...ref, scope, month }).sk);
    compare(`sums of ${name}`, expected?.totals.sums, totals?.sums);
    compare(`days of ${name}`, expected?.days.days, days?.days);
  }
}

/** The same text for the same values, whatever the order of their properties. */
function textOf(value: unknown): string {
  if (value === undefined) return "nothing";
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
      : one,
  );
}
