import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { listAnalyticsDeals as operation } from "@marquee/contracts/insight/analytics-deals";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { type DealBrief, dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { type Book, readShownBook } from "../../deals/metrics/read-book.ts";
import { returnsOf, roiOf } from "../../deals/metrics/returns.ts";
import { total } from "../../deals/metrics/sums.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { isoTime } from "../../time.ts";
import { type ShownDeal, shownDeals } from "./shown-deals.ts";

/**
 * The deals behind the pipeline and the location ranking: the amount of an open deal; the city, amount, revenue and ROI
 * of a measured one; each with the side that the account is on. They are sample deals as long as the pages show sample
 * data.
 */
export async function listAnalyticsDeals(core: Core, accountId: string): Promise<AnswerOf<typeof operation>> {
  const [{ timeZone, today }, shown, briefs] = await Promise.all([
    accountClock(core, accountId),
    readShownBook(core, accountId),
    dealBriefsOf(core, accountId),
  ]);
  const cities = new Map(shown.deals.map(({ dealId, city }) => [dealId, city]));
  const measured = Map.groupBy(shown.days, ({ dealId }) => dealId);
  return {
    asOf: isoTime(core.clock.now()),
    sample: shown.ref.isSample,
    deals: dealsOfSides(shown, briefs, timeZone).map(({ side, ...deal }) => {
      const { id: dealId, packageName, eventId, eventName, status, amountCents } = deal;
      const days = measured.get(dealId) ?? [];
      return {
        dealId,
        side,
        packageName,
        eventId,
        eventName,
        city: cities.get(dealId) ?? "",
        status,
        amount: amountCents / 100,
        revenue: total(days.map(({ sums }) => sums)).revenue / 100,
        roi: roiOf(returnsOf(days, [deal], today)),
      };
    }),
  };
}

function dealsOfSides(
  shown: Book,
  briefs: readonly DealBrief[],
  timeZone: string,
): (ShownDeal & { side: DealSide })[] {
  const { sides } = shownDeals(shown, briefs, timeZone);
  return sides.flatMap((side) =>
    shownDeals(shown, briefs, timeZone, side).deals.map((deal) => ({ ...deal, side })),
  );
}
