import { dayIn } from "@marquee/contracts/events/event-time";
import { tiles } from "@marquee/contracts/insight/analytics-measures";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../../core.ts";
import { dealBriefsOf } from "../../../deals/deals/deal-briefs.ts";
import { addDays } from "../../../deals/metrics/days.ts";
import { accountClock } from "../../../ground/users/account-zone.ts";
import { getAnalytics as readAnalytics } from "../../../insight/analytics/get-analytics.ts";
import { pick } from "../../../pick.ts";
import type { Tool } from "./tool.ts";

/** How many locations Morgan reads, best first. */
const locationsShown = 10;

/**
 * The reader's numbers for a period, each with its formula and its value for as many days before. Those of one deal are
 * from its beginning on unless a period is given: what it brought may lie long back.
 */
export const getAnalytics: Tool<"getAnalytics"> = async (
  { core, accountId },
  { eventId, dealId, ...period },
) => {
  const isWhole = dealId !== undefined && period.range === undefined && period.from === undefined;
  const days = isWhole ? await daysOfDeal(core, accountId, dealId) : period;
  const analytics = await readAnalytics(core, accountId, {
    ...days,
    side: period.side,
    event: eventId,
    deal: dealId,
  });
  return {
    ...pick(analytics, "from", "to", "previous", "sample", "side", "sides", "events"),
    tiles: analytics.tiles.map((tile) => ({ ...tile, ...pick(tiles[tile.id], "label", "unit", "formula") })),
    pipeline: analytics.pipeline.map(({ stage, deals, amount, weight, weighted }) => ({
      stage,
      deals,
      amountUsd: amount,
      weight,
      weightedUsd: weighted,
    })),
    locations: analytics.locations
      .slice(0, locationsShown)
      .map((place) => pick(place, "city", "deals", "score", "expectedRoi")),
  };
};

/** From a deal's first day to today, as far back as a deal is shown. */
async function daysOfDeal(core: Core, accountId: string, dealId: string) {
  const [briefs, { timeZone, today: to }] = await Promise.all([
    dealBriefsOf(core, accountId),
    accountClock(core, accountId),
  ]);
  const earliest = addDays(to, 1 - limits.analyticsDealDays);
  const deal = briefs.find(({ id }) => id === dealId);
  const began = deal ? dayIn(timeZone, deal.createdAt) : to;
  return { from: began < earliest ? earliest : began, to };
}
