import type { listCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignIdeas>("listCampaignIdeas", "GET", "/api/campaign-ideas");

/** The ideas saved from one generation. */
export const savedOfGenerationQuery = (generation: string) =>
  queryOptions({
    queryKey: ["listCampaignIdeas", generation] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { limit: "100", generation }, signal }),
  });
