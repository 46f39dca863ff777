import type { Refinement } from "../enums.ts";

/** What a campaign costs: its concepts or one refined concept, plus the optional parts. */
export const campaignPrices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 } as const;
export type CampaignPrices = Record<keyof typeof campaignPrices, number>;

/** What an order of concepts asks for. `refinement` is absent for a new brief, which costs as much as a rerun. */
export interface CampaignParts {
  generateCompetitiveAnalysis?: boolean | undefined;
  generateVisualMockup?: boolean | undefined;
  refinement?: Refinement | undefined;
  /** How many concepts were delivered; absent for all of them. */
  concepts?: number | undefined;
}

/** How many concepts a whole campaign has, and the percentage of its price for fewer. */
const wholeConcepts = 3;
const percentFor = [0, 40, 70] as const;

/** The cost of one order in credits; at the opening prices 10, 15 or 20, and 5, 10 or 15 for one refined concept. */
export function campaignCostCredits(order: CampaignParts, prices: CampaignPrices): number {
  return (
    (isWholeCampaign(order.refinement) ? ideasCost(order.concepts, prices) : prices.refinement) +
    (order.generateCompetitiveAnalysis ? prices.competitiveAnalysis : 0) +
    (order.generateVisualMockup ? prices.visualMockup : 0)
  );
}

/** 10 for three concepts, 7 for two, 4 for one at the opening price; a part of a credit is never charged. */
function ideasCost(concepts: number | undefined, { ideas }: CampaignPrices): number {
  const percent = concepts === undefined || concepts >= wholeConcepts ? 100 : (percentFor[concepts] ?? 0);
  return Math.floor((ideas * percent) / 100);
}

/** Whether an order delivers all concepts of a campaign, not one refined concept. */
export function isWholeCampaign(refinement: Refinement | undefined): refinement is "rerun" | undefined {
  return refinement === undefined || refinement === "rerun";
}

/** A chat reply costs one credit once the month's free ones are used. */
export const chatPrices = { replyCredits: 1, freeRepliesPerMonth: 50 } as const;

/** What work costs in credits until an admin changes it. */
export const openingPrices = {
  campaignIdeas: campaignPrices.ideas,
  competitiveAnalysis: campaignPrices.competitiveAnalysis,
  visualMockup: campaignPrices.visualMockup,
  refinement: campaignPrices.refinement,
  chatReply: chatPrices.replyCredits,
  freeRepliesPerMonth: chatPrices.freeRepliesPerMonth,
} as const;

/** The part of a price list that determines the charge for an order of campaign ideas. */
export function campaignPricesOf(list: {
  campaignIdeas: number;
  competitiveAnalysis: number;
  visualMockup: number;
  refinement: number;
}): CampaignPrices {
  const { campaignIdeas: ideas, competitiveAnalysis, visualMockup, refinement } = list;
  return { ideas, competitiveAnalysis, visualMockup, refinement };
}
