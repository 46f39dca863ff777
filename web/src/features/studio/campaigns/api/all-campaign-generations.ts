import type { listCampaignGenerations } from "@marquee/contracts/studio/campaigns";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignGenerations>(
  "listCampaignGenerations",
  "GET",
  "/api/campaign-generations",
);

/** All generations, fetched page by page. */
export const allGenerationsQuery = infiniteQueryOptions({
  queryKey: ["listCampaignGenerations", "all"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, { query: { limit: "20", ...cursorOf(pageParam) }, signal }),
  ...byCursor,
});
