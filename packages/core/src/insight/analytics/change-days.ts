import { all, attribute, type Condition, exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { metricsBookEntity } from "../../deals/metrics/book.item.ts";
import {
  type BookRef,
  type DaySource,
  type MetricsDeal,
  type MetricsMonth,
  metricsDealEntity,
  metricsMonthEntity,
  metricsSourceEntity,
} from "../../deals/metrics/metrics.item.ts";
import { type MeasuredDay, measuredDays, storedDays } from "../../deals/metrics/months.ts";
import { type Sums, sameSums } from "../../deals/metrics/sums.ts";
import { retried } from "../../retried.ts";
import { monthOf } from "../../time.ts";

/** The names, event and city of a measured deal, as stored with its first entry. */
export type DealFacts = Pick<
  MetricsDeal,
  "dealId" | "dealName" | "eventId" | "eventName" | "city" | "sample"
>;

/** What was measured on a day, and who reported it. */
export interface DayEntry extends DaySource {
  sums: Sums;
}

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

/**
 * Changes days of a book in one transaction: all of them or none. An entry with the stored numbers is left alone, so
 * repeating a change writes nothing.
 * @param changes Of at most `limits.analyticsImportMonths` months, counted for each deal
 * @throws AppError unavailable when others keep changing the same months meanwhile
 */
export function changeDays(
  core: Core,
  ref: BookRef,
  changes: readonly DayChange[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ChangeOutcome> {
  return retried(core, async () => {
    const { names, writes, outcome } = await planChange(core, ref, changes);
    if (dryRun || writes.length === 0) return outcome;
    // Names on their own show nothing, so they need not be written with the days.
    if (names.length > 0) await core.table.transact(names);
    await core.table.transact(writes);
    return outcome;
  });
}

/** A deal's month with what changes of it. */
interface Touched {
  deal: DealFacts;
  month: string;
  /** As it is stored; undefined for a new one. */
  before: MetricsMonth | undefined;
  /** By date. */
  days: Map<string, Pick<MeasuredDay, "date" | "sums">>;
  /** By the day of the month, in two digits. */
  sources: Record<string, DaySource>;
  changed: boolean;
}

async function planChange(core: Core, ref: BookRef, changes: readonly DayChange[]) {
  const outcome: ChangeOutcome = { added: 0, replaced: 0, unchanged: 0, deleted: 0, endsSample: false };
  const { months, newDeals, showsSample } = await readTouched(core, ref, changes);
  for (const { deal, date, entry } of changes) {
    const month = months.get(nameOf(monthOf(date), deal.dealId));
    if (!month) continue;
    const before = month.days.get(date);
    if (!before && !entry) continue;
    if (before && entry && sameSums(before.sums, entry.sums)) {
      outcome.unchanged += 1;
      continue;
    }
    outcome[entry ? (before ? "replaced" : "added") : "deleted"] += 1;
    month.changed = true;
    const day = date.slice(8);
    if (entry) {
      const { sums, source, by, at } = entry;
      month.days.set(date, { date, sums });
      month.sources[day] = { source, by, at };
    } else {
      month.days.delete(date);
      delete month.sources[day];
    }
  }
  const changed = [...months.values()].filter((month) => month.changed);
  outcome.endsSample = showsSample && outcome.added > 0;
  const written = new Set(changed.filter(({ days }) => days.size > 0).map(({ deal }) => deal.dealId));
  return {
    outcome,
    names: newDeals
      .filter(({ dealId }) => written.has(dealId))
      .map((deal): LabelledWrite => {
        return { label: "row", write: { op: "put", item: metricsDealEntity.item({ ...ref, ...deal }) } };
      }),
    writes: [
      ...changed.flatMap((month) => monthWrites(core, ref, month)),
      ...(outcome.endsSample ? [endOfSample(ref)] : []),
    ],
  };
}

/** Reads the months that changes touch, which of their deals are measured for the first time, and the settings. */
async function readTouched(core: Core, ref: BookRef, changes: readonly DayChange[]) {
  const months = new Map<string, Touched>();
  const deals = new Map<string, DealFacts>();
  for (const { deal, date } of changes) {
    const month = monthOf(date);
    const touched = { deal, month, before: undefined, days: new Map(), sources: {}, changed: false };
    months.set(nameOf(month, deal.dealId), touched);
    deals.set(deal.dealId, deal);
  }
  const keysOf = (entity: typeof metricsMonthEntity | typeof metricsSourceEntity) =>
    [...months.values()].map(({ month, deal: { dealId } }) => entity.key({ ...ref, month, dealId }));
  const [monthRows, sourceRows, dealRows, settings] = await Promise.all([
    core.table.getMany(keysOf(metricsMonthEntity)),
    core.table.getMany(keysOf(metricsSourceEntity)),
    core.table.getMany([...deals.keys()].map((dealId) => metricsDealEntity.key({ ...ref, dealId }))),
    core.table.get(metricsBookEntity.key(ref)),
  ]);
  [...months.values()].forEach((touched, at) => {
    const [row, sourceRow] = [monthRows[at], sourceRows[at]];
    if (!row) return;
    touched.before = metricsMonthEntity.read(row);
    for (const day of measuredDays(touched.before)) touched.days.set(day.date, day);
    touched.sources = {
      ...(sourceRow ? metricsSourceEntity.read(sourceRow).sources : touched.before.sources),
    };
  });
  return {
    months,
    newDeals: [...deals.values()].filter((_, at) => !dealRows[at]),
    showsSample: settings ? metricsBookEntity.read(settings).showsSample : false,
  };
}

const nameOf = (month: string, dealId: string) => `${month}#${dealId}`;

/** The month and who reported it, on the condition that nobody has changed the month since it was read. */
function monthWrites(
  core: Core,
  ref: BookRef,
  { deal, month, before, days, sources }: Touched,
): LabelledWrite[] {
  const { dealId, eventId } = deal;
  const at = { ...ref, month, dealId };
  const when = atTurn(before);
  if (days.size === 0)
    return [
      { label: "book", write: { op: "delete", key: metricsMonthEntity.key(at), when } },
      { label: "row", write: { op: "delete", key: metricsSourceEntity.key(at) } },
    ];
  // A month that is deleted and measured again must not come back to a turn that somebody has read before.
  const turn = Math.max(core.clock.now(), (before?.turn ?? 0) + 1);
  const row = { ...at, eventId: before?.eventId ?? eventId, turn, ...storedDays([...days.values()]) };
  return [
    { label: "book", write: { op: "put", item: metricsMonthEntity.item(row), when } },
    { label: "row", write: { op: "put", item: metricsSourceEntity.item({ ...at, sources }) } },
  ];
}

function atTurn(before: MetricsMonth | undefined): Condition {
  if (!before) return { kind: "absent" };
  return before.turn === 0 ? all(exists, attribute("turn").isAbsent) : attribute("turn").is(before.turn);
}

/** Samples are not shown again once an account has had numbers of its own. */
function endOfSample(ref: BookRef): LabelledWrite {
  const when = attribute("showsSample").is(true);
  return {
    label: "book",
    write: {
      op: "update",
      key: metricsBookEntity.key(ref),
      set: { showsSample: false },
      add: { turn: 1 },
      when,
    },
  };
}
