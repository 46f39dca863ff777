import type { PriceList } from "@marquee/contracts/http/system";
import { campaignPrices, chatPrices } from "@marquee/contracts/limits";
import { usePublicSettings } from "./public-settings.ts";

/** What holds until an admin changes it; the settings say the same where nothing was changed. */
const defaultPrices: PriceList = {
  campaignIdeas: campaignPrices.ideas,
  competitiveAnalysis: campaignPrices.competitiveAnalysis,
  visualMockup: campaignPrices.visualMockup,
  chatReply: chatPrices.replyCredits,
  freeRepliesPerMonth: chatPrices.freeRepliesPerMonth,
};

/** The price list that the debit uses, in credits; the default one until it is known. */
export function usePrices(): PriceList {
  return usePublicSettings()?.prices ?? defaultPrices;
}

/** The cost of one order in credits: its ideas and what is ticked beside them. */
export function orderCostCredits(prices: PriceList, options: { analysis: boolean; mockup: boolean }): number {
  return (
    prices.campaignIdeas +
    (options.analysis ? prices.competitiveAnalysis : 0) +
    (options.mockup ? prices.visualMockup : 0)
  );
}

/** "1 credit", "10 credits". */
export function creditsText(credits: number): string {
  return `${credits} ${credits === 1 ? "credit" : "credits"}`;
}
