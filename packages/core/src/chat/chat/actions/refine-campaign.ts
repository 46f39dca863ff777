import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { campaignCostCredits } from "@marquee/contracts/credits/prices";
import type { ConceptRefinement } from "@marquee/contracts/enums";
import { usd } from "@marquee/contracts/text/usd";
import { requireFlag } from "../../../ground/system/settings.ts";
import { currentCampaignPrices } from "../../../studio/campaigns/campaign-job.ts";
import { getGeneration } from "../../../studio/campaigns/generations.ts";
import { refineCampaign } from "../../../studio/campaigns/refine-campaign.ts";
import { orNull } from "../tools/tool.ts";
import type { ActionKind } from "./action-kind.ts";
import { line } from "./card-lines.ts";
import { type AgreedPrice, pricedCard, requirePayer } from "./card-price.ts";
import { type CampaignUndoing, cancelOrdered, generationPath } from "./order-campaign.ts";

type Input = SuggestionInput<"refine_campaign">;

const wishes: Record<Exclude<ConceptRefinement, "in_words">, string> = {
  another: "A different concept for the same brief",
  cheaper: "The same concept for less",
  another_city: "The same concept in another city",
  more_technical: "The same concept, with how it is built",
};

/** Orders a changed version of one concept, as Refine on its card does. */
export const refineCampaignAction: ActionKind<Input, Input & AgreedPrice, CampaignUndoing> = {
  async suggest(core, user, input, payer) {
    const { generationId, index, refinement, words } = input;
    const job = await orNull(getGeneration(core, user.id, generationId));
    const concept = job?.results[index];
    if (!job || !concept) return { refused: "The reader has no such concept." };
    if (job.status !== "completed") return { refused: "A concept can be refined once it is finished." };
    if (refinement === "cheaper" && concept.budget < 1)
      return { refused: "This concept has no budget to lower." };
    const costCredits = campaignCostCredits({ refinement }, await currentCampaignPrices(core));
    const priced = await pricedCard(core, costCredits, payer);
    if ("refused" in priced) return priced;
    return {
      order: { ...input, ...priced.price },
      effect: {
        title: `Refine ${concept.name}`,
        effect:
          "The concept stays as it is; the new one stands beside it. What fails is not charged. You can cancel until the work begins.",
        changes: [
          line("Concept", `${concept.name}, ${usd(concept.budget)}`),
          line("Change", refinement === "in_words" ? (words ?? "") : wishes[refinement]),
          ...priced.lines,
        ],
        costCredits,
      },
    };
  },
  async act(
    { core, queue, principal, requestId, budget, key },
    { generationId, costCredits, payerId, ...body },
  ) {
    requirePayer(principal, { costCredits, payerId });
    await requireFlag(core, "campaigns");
    const { id } = await refineCampaign(core, queue, {
      principal,
      generationId,
      body,
      idempotencyKey: key,
      requestId,
      budget,
      agreedCredits: costCredits,
    });
    return { leadsTo: generationPath(id), undoing: { generationId: id } };
  },
  undo: cancelOrdered,
};
