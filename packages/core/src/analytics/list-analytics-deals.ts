import type { DealSide } from "@marquee/contracts/deal-moves";
import type { listAnalyticsDeals as operation } from "@marquee/contracts/http/analytics-deals";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../core.ts";
import { type DealBrief, dealBriefsOf } from "../deals/deal-briefs.ts";
import { readShownBook, type ShownBook } from "../metrics/read-book.ts";
import { measureOf } from "../metrics/sums.ts";
import { isoTime } from "../time.ts";
import { type ShownDeal, shownDeals } from "./shown-deals.ts";

/**
 * The deals behind the pipeline and the location ranking: the amount of an open deal; the city, amount and revenue of
 * a measured one; each with the side that the account is on. They are sample deals as long as the pages show sample
 * data.
 */
export async function listAnalyticsDeals(core: Core, accountId: string): Promise<AnswerOf<typeof operation>> {
  const [shown, briefs] = await Promise.all([
    readShownBook(core, accountId, async () => undefined),
    dealBriefsOf(core, accountId),
  ]);
  const measured = new Map(shown.deals.map((deal) => [deal.dealId, deal]));
  return {
    asOf: isoTime(core.clock.now()),
    sample: shown.ref.isSample,
    deals: dealsOfSides(shown, briefs).map(
      ({ id: dealId, side, packageName, eventId, eventName, status, amountCents }) => {
        const results = measured.get(dealId);
        return {
          dealId,
          side,
          packageName,
          eventId,
          eventName,
          city: results?.city ?? "",
          status,
          amount: amountCents / 100,
          revenue: results ? measureOf(results.sums, "revenue") / 100 : 0,
        };
      },
    ),
  };
}

function dealsOfSides(
  shown: ShownBook<unknown>,
  briefs: readonly DealBrief[],
): (ShownDeal & { side: DealSide })[] {
  const { sides } = shownDeals(shown, briefs);
  return sides.flatMap((side) => shownDeals(shown, briefs, side).deals.map((deal) => ({ ...deal, side })));
}
