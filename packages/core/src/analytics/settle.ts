import { AppError } from "@marquee/contracts/errors";
import { type Item, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { metricsBookKey, readBook } from "../metrics/book.item.ts";
import type { BookRef, MetricsMonth } from "../metrics/metrics.item.ts";
import { noSums, plus, type Sums, total } from "../metrics/sums.ts";
import { bookWrite } from "./change-book.ts";
import { factsOf } from "./facts.ts";
import { isInScope } from "./scope.ts";
import { metricsDaysEntity, metricsTotalsEntity } from "./summary.item.ts";

/** Scopes of one transaction: each has two rows, and the state adds one, of at most a hundred. */
const scopesAtOnce = 40;
const triesMax = 10;

/**
 * Recomputes outdated summaries from the facts, one month at a time, each in one transaction with the book's state.
 * If a run is cut off, the next writer continues with the rest.
 * @throws AppError unavailable when others keep changing the book meanwhile
 */
export async function settleBook(core: Core, ref: BookRef): Promise<void> {
  for (let lostRaces = 0; ; ) {
    const book = readBook(await core.table.get(metricsBookKey(ref)), ref);
    const [next] = Object.entries(book.pending).sort(([left], [right]) => (left < right ? -1 : 1));
    if (!next) return;
    const [month, scopes] = next;
    const facts = await factsOf(core, ref, month);
    const some = scopes.slice(0, scopesAtOnce);
    const { [month]: _, ...pending } = book.pending;
    if (scopes.length > scopesAtOnce) pending[month] = scopes.slice(scopesAtOnce);
    try {
      await core.table.transact([
        bookWrite(book, { pending }),
        ...some.flatMap((scope) => summaryWrites(ref, { scope, month, facts })),
      ]);
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      lostRaces += 1;
      if (lostRaces === triesMax) throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
    }
  }
}

/** The same, right after a write: if other writers win the race, they or the next writer settle the book. */
export async function settleAfterWrite(core: Core, ref: BookRef): Promise<void> {
  try {
    await settleBook(core, ref);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
  }
}

/** The sums of one month's facts on each day, by the day of the month. */
export function daySums(facts: readonly MetricsMonth[]): Record<string, number[]> {
  const days: Record<string, number[]> = {};
  for (const { days: measured } of facts)
    for (const [day, { sums }] of Object.entries(measured)) days[day] = [...plus(days[day] ?? noSums, sums)];
  return days;
}

/** The facts of one event, or of all events. */
export function factsOfEvent(event: string, facts: readonly MetricsMonth[]): MetricsMonth[] {
  return facts.filter((fact) => isInScope(fact, { event, deal: undefined }));
}

/** The summaries of a scope and month, computed from its facts; undefined where nothing was measured. */
export function summariesOf(
  ref: BookRef,
  { scope, month, facts }: { scope: string; month: string; facts: readonly MetricsMonth[] },
): { totals: Item; days: Item } | undefined {
  const days = daySums(factsOfEvent(scope, facts));
  const all: Sums[] = Object.values(days);
  if (all.length === 0) return undefined;
  const at = { ...ref, scope, month };
  return {
    totals: metricsTotalsEntity.item({ ...at, sums: [...total(all)] }),
    days: metricsDaysEntity.item({ ...at, days }),
  };
}

function summaryWrites(
  ref: BookRef,
  of: { scope: string; month: string; facts: readonly MetricsMonth[] },
): LabelledWrite[] {
  const summaries = summariesOf(ref, of);
  if (summaries)
    return [summaries.totals, summaries.days].map((item) => ({ label: "row", write: { op: "put", item } }));
  return [metricsTotalsEntity, metricsDaysEntity].map(({ key }) => ({
    label: "row",
    write: { op: "delete", key: key({ ...ref, ...of }) },
  }));
}
