import type { listAnalyticsDeals as operation } from "@marquee/contracts/http/analytics-deals";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../core.ts";
import { dealBriefsOf } from "../deals/deal-briefs.ts";
import { isoTime } from "../time.ts";
import { readShownBook } from "./read-book.ts";
import { shownDeals } from "./shown-deals.ts";
import { measureOf } from "./sums.ts";

/**
 * The deals behind the pipeline and the location ranking: the amount of an open deal; the city, amount and revenue of
 * a measured one. They are sample deals as long as the pages show sample data.
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
    deals: shownDeals(shown, briefs).deals.map(
      ({ id: dealId, packageName, eventId, eventName, status, amountCents }) => {
        const results = measured.get(dealId);
        return {
          dealId,
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
