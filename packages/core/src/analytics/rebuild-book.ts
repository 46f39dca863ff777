import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type BookRef, type MetricsDeal, metricsDealEntity } from "../metrics/metrics.item.ts";
import { sameSums } from "../metrics/sums.ts";
import { bookWrite, writeBook } from "./change-book.ts";
import { dealSums, readWholeBook, type WholeBook } from "./check-book.ts";
import { measuredDeals } from "./measured-deals.ts";
import { settleBook } from "./settle.ts";
import { allEvents } from "./summary.item.ts";

/** Deals of one transaction, in addition to the state. */
const dealsAtOnce = 99;

/**
 * Recomputes everything in a book from its facts: first the deals, with all summaries marked as out of date in the
 * same transactions, then the summaries. Each step leaves a correct book, so a rebuild that was cut off can be rerun.
 */
export async function rebuildBook(core: Core, ref: BookRef): Promise<void> {
  for (let left = 1; left > 0; ) {
    left = await writeBook(core, ref, async (book) => {
      const whole = await readWholeBook(core, ref);
      if (book.turn === 0 && whole.facts.length === 0) return { writes: [], result: 0 };
      const wrong = await dealWrites(core, ref, whole);
      const entries = [...dealSums(whole.facts).values()].reduce((sum, deal) => sum + deal.entries, 0);
      const state = bookWrite(book, { pending: everySummary(whole), entries });
      return {
        writes: [state, ...wrong.slice(0, dealsAtOnce)],
        result: Math.max(0, wrong.length - dealsAtOnce),
      };
    });
  }
  await settleBook(core, ref);
}

/** Every scope and month that has a summary, or needs one. */
function everySummary({ facts, summaries }: WholeBook): Record<string, string[]> {
  const pending: Record<string, string[]> = {};
  const add = (month: string, scope: string) => {
    pending[month] = [...new Set([...(pending[month] ?? []), scope])];
  };
  for (const { month, eventId } of facts) for (const scope of [allEvents, eventId]) add(month, scope);
  for (const { month, scope } of summaries) add(month, scope);
  return pending;
}

/** The writes that bring the deals in line with their months. */
async function dealWrites(core: Core, ref: BookRef, { facts, deals }: WholeBook): Promise<LabelledWrite[]> {
  const expected = dealSums(facts);
  const stored = new Map(deals.map((deal) => [deal.dealId, deal]));
  const missing = [...expected.keys()].filter((id) => !stored.has(id)).slice(0, dealsAtOnce);
  const missingFacts = await measuredDeals(core, ref.accountId, missing);
  const writes: LabelledWrite[] = [];
  for (const [dealId, { entries, sums }] of expected) {
    const deal = stored.get(dealId);
    if (deal && deal.entries === entries && sameSums(deal.sums, sums)) continue;
    const eventId = facts.find((one) => one.dealId === dealId)?.eventId ?? "";
    const labels: Omit<MetricsDeal, "entries" | "sums"> = deal ?? {
      ...ref,
      ...(missingFacts.get(dealId) ?? { dealId, dealName: "", eventId, eventName: "", city: "" }),
    };
    const item = metricsDealEntity.item({ ...labels, entries, sums: [...sums] });
    writes.push({ label: "row", write: { op: "put", item } });
  }
  // Sample deals that are still open have no days.
  for (const deal of deals)
    if (!expected.has(deal.dealId) && !deal.sample)
      writes.push({ label: "row", write: { op: "delete", key: metricsDealEntity.key(deal) } });
  return writes;
}
