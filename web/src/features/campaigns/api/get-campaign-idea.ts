import type { getCampaignIdea } from "@marquee/contracts/http/campaigns";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { campaignIdeasQuery } from "./list-campaign-ideas.ts";

const operation = addressOf<typeof getCampaignIdea>("getCampaignIdea", "GET", "/api/campaign-ideas/{id}");

const campaignIdeaQuery = (id: string) =>
  queryOptions({
    queryKey: ["getCampaignIdea", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });

/** One idea, by a link to it; what the library already knows is shown meanwhile. */
export function useCampaignIdea(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    ...campaignIdeaQuery(id ?? ""),
    enabled: id !== null,
    placeholderData: () => client.getQueryData(campaignIdeasQuery.queryKey)?.find((idea) => idea.id === id),
  });
}
