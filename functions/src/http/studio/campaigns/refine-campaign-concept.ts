import { refineCampaignConcept } from "@marquee/contracts/studio/campaigns";
import { refineCampaign } from "@marquee/core/studio/campaigns/refine-campaign";
import { httpRuntime, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = liveModelBudget();

/** POST /api/campaign-generations/{id}/refine: refines a concept, or reruns a brief with changes. */
export const handler = httpHandler(refineCampaignConcept, runtime, async (call) => {
  const order = await refineCampaign(runtime.core, queue, { ...call, generationId: call.params.id, budget });
  return {
    body: { generationId: order.id, status: order.status, results: order.results, cost: order.costCredits },
  };
});
