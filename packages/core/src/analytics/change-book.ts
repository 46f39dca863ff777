import { AppError } from "@marquee/contracts/errors";
import { attribute, type Condition } from "@marquee/table/condition";
import { type Key, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type MetricsBook, metricsBookItem, metricsBookKey, readBook } from "../metrics/book.item.ts";
import { monthOf } from "../metrics/days.ts";
import {
  type BookRef,
  type DayEntry,
  type MetricsDeal,
  type MetricsMonth,
  metricsDealEntity,
  metricsMonthEntity,
} from "../metrics/metrics.item.ts";
import { minus, noSums, plus, sameSums } from "../metrics/sums.ts";
import { allEvents } from "./summary.item.ts";

/** The names, event and city of a measured deal, as stored with its first entry. */
export type DealFacts = Pick<
  MetricsDeal,
  "dealId" | "dealName" | "eventId" | "eventName" | "city" | "sample"
>;

/** The new state of a deal's day; without an entry, the day is deleted. */
export interface DayChange {
  deal: DealFacts;
  date: string;
  entry: DayEntry | undefined;
}

/** What a change did, or would do. */
export interface ChangeOutcome {
  added: number;
  replaced: number;
  unchanged: number;
  deleted: number;
  /** Whether these are the first numbers of an account that was shown sample rows. */
  endsSample: boolean;
}

/** How many times to try a change when concurrent changes win the race. */
const triesMax = 10;

/** The condition that a book's state is still at the turn that was read. */
export function atTurn({ turn }: MetricsBook): Condition {
  return turn === 0 ? { kind: "absent" } : attribute("turn").is(turn);
}

/** Writes a book's state and advances its turn by one. */
export function bookWrite(before: MetricsBook, after: Partial<MetricsBook>): LabelledWrite {
  const item = metricsBookItem({ ...before, ...after, turn: before.turn + 1 });
  return { label: "book", write: { op: "put", item, when: atTurn(before) } };
}

/** Deletes the state of a book, which then reads as if nothing was ever written to it. */
export function bookDelete(before: MetricsBook): LabelledWrite {
  return { label: "book", write: { op: "delete", key: metricsBookKey(before), when: atTurn(before) } };
}

/**
 * Writes what `plan` returns for a book's state, if anything, and plans again when another write wins the race.
 * @throws AppError conflict when other writes keep winning
 */
export async function writeBook<T>(
  core: Core,
  ref: BookRef,
  plan: (book: MetricsBook) => Promise<{ writes: LabelledWrite[]; result: T }>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const book = readBook(await core.table.get(metricsBookKey(ref)), ref);
    const { writes, result } = await plan(book);
    if (writes.length === 0) return result;
    try {
      await core.table.transact(writes);
      return result;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (tries === triesMax) throw new AppError("conflict", { cause: error });
    }
  }
}

/**
 * Changes days of a book and the sums of their deals in one transaction: all of them or none. An entry with the
 * stored numbers is left alone, so repeating a change writes nothing.
 * @throws AppError conflict when others keep changing the book meanwhile
 */
export function changeBook(
  core: Core,
  ref: BookRef,
  changes: readonly DayChange[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ChangeOutcome> {
  return writeBook(core, ref, async (book) => {
    const planned = await planChange(core, ref, book, changes);
    return { writes: dryRun ? [] : planned.writes, result: planned.outcome };
  });
}

async function planChange(core: Core, ref: BookRef, book: MetricsBook, changes: readonly DayChange[]) {
  const outcome: ChangeOutcome = { added: 0, replaced: 0, unchanged: 0, deleted: 0, endsSample: false };
  const months = new Map<string, MetricsMonth>();
  const deals = new Map<string, MetricsDeal>();
  await readTouched(core, ref, changes, { months, deals });
  const changedMonths = new Set<MetricsMonth>();
  const changedDeals = new Set<MetricsDeal>();
  for (const change of changes) {
    const { deal: facts, date, entry } = change;
    const month = months.get(monthName(change));
    const deal = deals.get(facts.dealId);
    if (!month || !deal) continue;
    const day = date.slice(8);
    const before = month.days[day];
    if (!before && !entry) continue;
    if (before && entry && sameSums(before.sums, entry.sums)) {
      outcome.unchanged += 1;
      continue;
    }
    outcome[entry ? (before ? "replaced" : "added") : "deleted"] += 1;
    if (entry) month.days[day] = entry;
    else delete month.days[day];
    deal.entries += Number(Boolean(entry)) - Number(Boolean(before));
    deal.sums = [...plus(minus(deal.sums, before?.sums ?? noSums), entry?.sums ?? noSums)];
    changedMonths.add(month);
    changedDeals.add(deal);
  }
  if (changedMonths.size === 0) return { writes: [], outcome };
  const pending = { ...book.pending };
  for (const { month, eventId } of changedMonths)
    pending[month] = [...new Set([...(pending[month] ?? []), allEvents, eventId])];
  const entries = book.entries + outcome.added - outcome.deleted;
  outcome.endsSample = book.showsSample && entries > 0;
  const writes: LabelledWrite[] = [
    bookWrite(book, { pending, entries, showsSample: book.showsSample && entries === 0 }),
    ...[...changedMonths].map((month) =>
      putOrDelete(metricsMonthEntity.key(month), Object.keys(month.days).length > 0 && month),
    ),
    ...[...changedDeals].map((deal) => putOrDelete(metricsDealEntity.key(deal), deal.entries > 0 && deal)),
  ];
  return { writes, outcome };
}

const monthName = ({ deal, date }: DayChange) => `${monthOf(date)}#${deal.dealId}`;

/** Reads the months and deals that changes touch; empty ones for those not stored yet. */
async function readTouched(
  core: Core,
  ref: BookRef,
  changes: readonly DayChange[],
  into: { months: Map<string, MetricsMonth>; deals: Map<string, MetricsDeal> },
): Promise<void> {
  for (const change of changes) {
    const { deal, date } = change;
    const { dealId, eventId } = deal;
    into.months.set(monthName(change), { ...ref, month: monthOf(date), dealId, eventId, days: {} });
    into.deals.set(dealId, { ...ref, ...deal, entries: 0, sums: [...noSums] });
  }
  const monthKeys = [...into.months.values()].map(metricsMonthEntity.key);
  const dealKeys = [...into.deals.values()].map(metricsDealEntity.key);
  const [months, deals] = await Promise.all([core.table.getMany(monthKeys), core.table.getMany(dealKeys)]);
  for (const row of months) {
    if (!row) continue;
    const month = metricsMonthEntity.read(row);
    into.months.set(`${month.month}#${month.dealId}`, month);
  }
  for (const row of deals) {
    if (!row) continue;
    const deal = metricsDealEntity.read(row);
    into.deals.set(deal.dealId, deal);
  }
}

function putOrDelete(key: Key, row: MetricsMonth | MetricsDeal | false): LabelledWrite {
  if (row === false) return { label: "row", write: { op: "delete", key } };
  const item = "days" in row ? metricsMonthEntity.item(row) : metricsDealEntity.item(row);
  return { label: "row", write: { op: "put", item } };
}
