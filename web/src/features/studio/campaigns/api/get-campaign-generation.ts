import type { Generation, getCampaignGeneration } from "@marquee/contracts/studio/campaigns";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";
import { useLive } from "#live/live.ts";
import { isOpen } from "../model/generation.ts";
import { campaignGenerationsQuery } from "./list-campaign-generations.ts";

const operation = addressOf<typeof getCampaignGeneration>(
  "getCampaignGeneration",
  "GET",
  "/api/campaign-generations/{id}",
);

export const campaignGenerationQuery = (id: string) =>
  queryOptions({
    queryKey: ["getCampaignGeneration", id] satisfies OperationKey,
    queryFn: (context): Promise<Generation> =>
      call(operation, { params: { id }, signal: context.signal, background: isRepeat(context) }),
  });

/** One generation as it progresses; until it loads, shows what the list already has. */
export function useCampaignGeneration(id: string | undefined) {
  const { status } = useLive();
  const client = useQueryClient();
  return useQuery({
    ...campaignGenerationQuery(id ?? ""),
    enabled: id !== undefined,
    placeholderData: () =>
      client
        .getQueryData(campaignGenerationsQuery.queryKey)
        ?.find((generation) => generation.generationId === id),
    refetchInterval: ({ state }) =>
      state.data && isOpen(state.data) ? (status === "live" ? 15_000 : 3_000) : false,
  });
}
