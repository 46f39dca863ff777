import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { dayOf } from "../metrics/days.ts";
import { readBook } from "../metrics/read-book.ts";
import { returnsOf, roiOf } from "../metrics/returns.ts";
import type { DealRecord } from "./deal.item.ts";
import { countsInNumbers } from "./deal-briefs.ts";
import { dealAt } from "./deal-view.ts";

/** What a deal has returned by one party's own measures; null until there is something to divide. */
export type DealRoi = (deal: DealRecord) => number | null;

/** Finds what deals have returned for a party; reads what it has measured once, and only if a deal can have returned something. */
export function roiReader(core: Core, accountId: string): (deals: readonly DealRecord[]) => Promise<DealRoi> {
  const nowMs = core.clock.now();
  const counts = (deal: DealRecord) =>
    deal.signedAt !== null && countsInNumbers(dealAt(deal, isoTime(nowMs)));
  let book: ReturnType<typeof readBook> | undefined;
  return async (deals) => {
    if (!deals.some(counts)) return () => null;
    book ??= readBook(core, { accountId, isSample: false });
    const { days } = await book;
    return (deal) => (counts(deal) ? roiOf(returnsOf(days, [deal], dayOf(nowMs))) : null);
  };
}
