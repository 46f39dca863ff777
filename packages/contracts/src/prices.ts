/** What a campaign costs. */
export const campaignPrices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5 } as const;
export type CampaignPrices = Record<keyof typeof campaignPrices, number>;

/** The cost of one order in credits: 10, 15 or 20 by the opening list. */
export function campaignCostCredits(
  options: { generateCompetitiveAnalysis?: boolean | undefined; generateVisualMockup?: boolean | undefined },
  prices: CampaignPrices = campaignPrices,
): number {
  return (
    prices.ideas +
    (options.generateCompetitiveAnalysis ? prices.competitiveAnalysis : 0) +
    (options.generateVisualMockup ? prices.visualMockup : 0)
  );
}

/** A chat reply costs one credit after the month's free ones. */
export const chatPrices = { replyCredits: 1, freeRepliesPerMonth: 50 } as const;

/** What work costs in credits until an admin changes it. */
export const openingPrices = {
  campaignIdeas: campaignPrices.ideas,
  competitiveAnalysis: campaignPrices.competitiveAnalysis,
  visualMockup: campaignPrices.visualMockup,
  chatReply: chatPrices.replyCredits,
  freeRepliesPerMonth: chatPrices.freeRepliesPerMonth,
} as const;

/** The part of a price list that an order of campaign ideas is charged by. */
export function campaignPricesOf(list: {
  campaignIdeas: number;
  competitiveAnalysis: number;
  visualMockup: number;
}): CampaignPrices {
  const { campaignIdeas: ideas, competitiveAnalysis, visualMockup } = list;
  return { ideas, competitiveAnalysis, visualMockup };
}
