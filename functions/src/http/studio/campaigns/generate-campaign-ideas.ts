import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { httpRuntime, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = liveModelBudget();

/** POST /api/campaign-ideas/generate: holds the credits and queues the job, in one transaction. */
export const handler = httpHandler(generateCampaignIdeas, runtime, async (call) => {
  const order = await orderCampaign(runtime.core, queue, { ...call, budget });
  return {
    body: { generationId: order.id, status: order.status, results: order.results, cost: order.costCredits },
  };
});
