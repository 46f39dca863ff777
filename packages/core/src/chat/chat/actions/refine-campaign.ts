import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { campaignCostCredits } from "@marquee/contracts/credits/prices";
import type { ConceptRefinement } from "@marquee/contracts/enums";
import { usd } from "@marquee/contracts/text/usd";
import { getBalance } from "../../../credits/credits/credits.ts";
import { requireFlag } from "../../../ground/system/settings.ts";
import { currentCampaignPrices } from "../../../studio/campaigns/campaign-job.ts";
import { getGeneration } from "../../../studio/campaigns/generations.ts";
import { refineCampaign } from "../../../studio/campaigns/refine-campaign.ts";
import { orNull } from "../tools/tool.ts";
import type { ActionKind } from "./action-kind.ts";
import { line } from "./card-lines.ts";
import { type CampaignUndoing, cancelOrdered, generationPath } from "./order-campaign.ts";

type Input = SuggestionInput<"refine_campaign">;

const wishes: Record<Exclude<ConceptRefinement, "in_words">, string> = {
  another: "A different concept for the same brief",
  cheaper: "The same concept for less",
  another_city: "The same concept in another city",
  more_technical: "The same concept, with how it is built",
};

/** Orders a changed version of one concept, as Refine on its card does. */
export const refineCampaignAction: ActionKind<Input, Input & { costCredits: number }, CampaignUndoing> = {
  async suggest(core, user, input) {
    const { generationId, index, refinement, words } = input;
    const job = await orNull(getGeneration(core, user.id, generationId));
    const concept = job?.results[index];
    if (!job || !concept) return { refused: "The reader has no such concept." };
    if (job.status !== "completed") return { refused: "A concept can be refined once it is finished." };
    if (refinement === "cheaper" && concept.budget < 1)
      return { refused: "This concept has no budget to lower." };
    const [prices, { availableCredits }] = await Promise.all([
      currentCampaignPrices(core),
      getBalance(core, user.id),
    ]);
    const costCredits = campaignCostCredits({ refinement }, prices);
    if (availableCredits < costCredits)
      return { refused: `That costs ${costCredits} credits, and ${availableCredits} are available.` };
    return {
      order: { ...input, costCredits },
      effect: {
        title: `Refine ${concept.name}`,
        effect:
          "The concept stays as it is; the new one stands beside it. What fails is not charged. You can cancel until the work begins.",
        changes: [
          line("Concept", `${concept.name}, ${usd(concept.budget)}`),
          line("Change", refinement === "in_words" ? (words ?? "") : wishes[refinement]),
          {
            label: "Available credits",
            before: String(availableCredits),
            after: String(availableCredits - costCredits),
          },
        ],
        costCredits,
      },
    };
  },
  async act({ core, queue, principal, requestId, budget, key }, { generationId, costCredits, ...body }) {
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
