import { pick } from "../../../pick.ts";
import { listGenerations } from "../../../studio/campaigns/generations.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** The campaigns that the reader ordered, newest first, with what they cost. */
export const listCampaigns: Tool<"listCampaigns"> = async ({ core, accountId }, { limit = toolLimit }) => {
  const { items } = await listGenerations(core, accountId, { limit });
  return items.map(({ generationId, results, cost, charged, error, ...one }) => ({
    id: generationId,
    ...pick(one, "prompt", "status", "createdAt"),
    costCredits: cost,
    chargedCredits: charged,
    error: error?.message ?? null,
    ideas: results.map(({ name, type, budget }) => ({ name, type, budgetUsd: budget })),
  }));
};
