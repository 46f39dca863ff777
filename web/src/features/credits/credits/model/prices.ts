import type { PriceList } from "@marquee/contracts/admin/system";
import { campaignCostCredits, campaignPricesOf, openingPrices } from "@marquee/contracts/credits/prices";
import type { Refinement } from "@marquee/contracts/enums";
import { usePublicSettings } from "#api/public-settings.ts";

/** The price list that the debit uses, in credits; the default one until loaded. */
export function usePrices(): PriceList {
  return usePublicSettings()?.prices ?? openingPrices;
}

/** The cost of an order in credits: its concepts, or one refined concept, and the selected options. */
export function orderCostCredits(
  prices: PriceList,
  options: { analysis: boolean; mockup: boolean; refinement?: Refinement },
): number {
  return campaignCostCredits(
    {
      generateCompetitiveAnalysis: options.analysis,
      generateVisualMockup: options.mockup,
      refinement: options.refinement,
    },
    campaignPricesOf(prices),
  );
}

/** "1 credit", "10 credits". */
export function creditsText(credits: number): string {
  return `${credits} ${credits === 1 ? "credit" : "credits"}`;
}
