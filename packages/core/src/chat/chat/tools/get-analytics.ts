import { tiles } from "@marquee/contracts/insight/analytics-measures";
import { getAnalytics as readAnalytics } from "../../../insight/analytics/get-analytics.ts";
import { pick } from "../../../pick.ts";
import type { Tool } from "./tool.ts";

/** How many locations Morgan reads, best first. */
const locationsShown = 10;

/** The reader's numbers for a period, each with its formula and its value for as many days before. */
export const getAnalytics: Tool<"getAnalytics"> = async (
  { core, accountId },
  { eventId, dealId, ...period },
) => {
  const analytics = await readAnalytics(core, accountId, { ...period, event: eventId, deal: dealId });
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
