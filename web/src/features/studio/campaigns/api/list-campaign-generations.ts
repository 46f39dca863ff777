import type { Generation, listCampaignGenerations } from "@marquee/contracts/studio/campaigns";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";
import { useLive } from "#live/live.ts";
import { isOpen } from "../model/generation.ts";

const operation = addressOf<typeof listCampaignGenerations>(
  "listCampaignGenerations",
  "GET",
  "/api/campaign-generations",
);

/** The user's latest generations, newest first. */
export const campaignGenerationsQuery = queryOptions({
  queryKey: ["listCampaignGenerations"] satisfies OperationKey,
  queryFn: (context): Promise<Generation[]> =>
    call(operation, { query: { limit: "20" }, signal: context.signal, background: isRepeat(context) }),
});

/** The latest generations; polled every three seconds while work is in progress without a live connection. */
export function useCampaignGenerations() {
  const { status } = useLive();
  return useQuery({
    ...campaignGenerationsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? (status === "live" ? 15_000 : 3_000) : false),
  });
}
