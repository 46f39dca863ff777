import { generateCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { generateCampaign } from "@marquee/core/campaigns/generate-campaign";
import { httpRuntime, liveQueue } from "../../runtime/deps.ts";
import { env } from "../../runtime/env.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = env.modelBudget;

/** POST /api/campaign-ideas/generate: holds the credits and queues the job, in one transaction. */
export const handler = httpHandler(generateCampaignIdeas, runtime, async (call) => {
  const { principal, body, idempotencyKey, requestId } = call;
  const order = await generateCampaign(runtime.core, queue, {
    principal,
    body,
    idempotencyKey,
    requestId,
    budget,
  });
  return {
    body: { generationId: order.id, status: order.status, results: order.results, cost: order.costCredits },
  };
});
