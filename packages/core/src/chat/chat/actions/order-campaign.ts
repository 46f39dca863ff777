import { campaignCostCredits } from "@marquee/contracts/credits/prices";
import type { Industry } from "@marquee/contracts/enums";
import { sitePaths } from "@marquee/contracts/site-path";
import { usd } from "@marquee/contracts/text/usd";
import { requireFlag } from "../../../ground/system/settings.ts";
import { currentCampaignPrices } from "../../../studio/campaigns/campaign-job.ts";
import { cancelGeneration, getGeneration } from "../../../studio/campaigns/generations.ts";
import { orderCampaign } from "../../../studio/campaigns/order-campaign.ts";
import type { ActionKind, Undo } from "./action-kind.ts";
import { type AgreedPrice, pricedCard, requirePayer } from "./card-price.ts";

interface Brief {
  prompt: string;
  industry?: Industry | undefined;
  budget?: number | undefined;
  location?: string | undefined;
}

interface CampaignOrder extends AgreedPrice {
  brief: Brief;
}

export interface CampaignUndoing {
  generationId: string;
}

/** Orders campaign ideas, as Generate does. */
export const orderCampaignAction: ActionKind<Brief, CampaignOrder, CampaignUndoing> = {
  async suggest(core, _user, brief, payer) {
    const costCredits = campaignCostCredits({}, await currentCampaignPrices(core));
    const priced = await pricedCard(core, costCredits, payer);
    if ("refused" in priced) return priced;
    return {
      order: { brief, ...priced.price },
      effect: {
        title: "Generate campaign ideas",
        effect: "What fails is not charged. You can cancel until the work begins.",
        changes: [
          { label: "Prompt", before: null, after: brief.prompt },
          ...(brief.industry ? [{ label: "Industry", before: null, after: brief.industry }] : []),
          ...(brief.budget === undefined
            ? []
            : [{ label: "Budget", before: null, after: usd(brief.budget) }]),
          ...(brief.location ? [{ label: "Location", before: null, after: brief.location }] : []),
          ...priced.lines,
        ],
        costCredits,
      },
    };
  },
  async act({ core, queue, principal, requestId, budget, key }, { brief, ...price }) {
    requirePayer(principal, price);
    await requireFlag(core, "campaigns");
    const { id } = await orderCampaign(core, queue, {
      principal,
      body: brief,
      idempotencyKey: key,
      requestId,
      budget,
      agreedCredits: price.costCredits,
    });
    return { leadsTo: generationPath(id), undoing: { generationId: id } };
  },
  undo: cancelOrdered,
};

/** Cancels what was ordered, as long as no worker has begun. */
export async function cancelOrdered(
  { core, channel, principal }: Undo,
  { generationId }: CampaignUndoing,
): Promise<void> {
  try {
    await cancelGeneration(core, channel, principal.accountId, generationId);
  } catch (error) {
    const { status } = await getGeneration(core, principal.accountId, generationId);
    if (status !== "cancelled") throw error;
  }
}

/** The page that shows what was ordered. */
export function generationPath(id: string): string {
  return `${sitePaths.campaigns}?${new URLSearchParams({ tab: "concepts", generation: id }).toString()}`;
}
