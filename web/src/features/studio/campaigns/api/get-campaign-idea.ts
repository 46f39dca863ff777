import type { getCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getCampaignIdea>("getCampaignIdea", "GET", "/api/campaign-ideas/{id}");

export const campaignIdeaQuery = (id: string) =>
  queryOptions({
    queryKey: ["getCampaignIdea", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });

/** One idea, opened by a link to it. */
export function useCampaignIdea(id: string | null) {
  return useQuery({ ...campaignIdeaQuery(id ?? ""), enabled: id !== null });
}
