import type { Core } from "../../core.ts";
import { type AccountClock, accountClock } from "../../ground/users/account-zone.ts";
import { isoTime } from "../../time.ts";
import { readBook } from "../metrics/read-book.ts";
import { returnsOf, roiOf, signedIn } from "../metrics/returns.ts";
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
  let read: Promise<[Awaited<ReturnType<typeof readBook>>, AccountClock]> | undefined;
  return async (deals) => {
    if (!deals.some(counts)) return () => null;
    read ??= Promise.all([readBook(core, { accountId, isSample: false }), accountClock(core, accountId)]);
    const [{ days }, { timeZone, today }] = await read;
    return (deal) => (counts(deal) ? roiOf(returnsOf(days, [signedIn(timeZone, deal)], today)) : null);
  };
}
