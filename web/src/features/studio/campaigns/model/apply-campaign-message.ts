import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { campaignGenerationQuery } from "../api/get-campaign-generation.ts";
import { campaignGenerationsQuery } from "../api/list-campaign-generations.ts";
import { applyPush, type CampaignPush } from "./generation.ts";

/** Applies a push to the cache; an ended generation is refetched to learn what it was charged. */
export function applyCampaignMessage(client: QueryClient, push: CampaignPush): void {
  client.setQueryData(campaignGenerationsQuery.queryKey, (all) =>
    all?.map((generation) => applyPush(generation, push)),
  );
  client.setQueryData(
    campaignGenerationQuery(push.data.generationId).queryKey,
    (one) => one && applyPush(one, push),
  );
  if (push.type !== "campaign_progress") {
    void invalidate(
      client,
      "listCampaignGenerations",
      "getCampaignGeneration",
      "getCreditBalance",
      "listCreditTransactions",
    );
  }
}
