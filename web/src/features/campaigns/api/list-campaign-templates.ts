import type { listCampaignTemplates } from "@marquee/contracts/http/templates";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignTemplates>(
  "listCampaignTemplates",
  "GET",
  "/api/campaign-templates",
);

/** Public and own templates, a page at a time. */
export const campaignTemplatesQuery = infiniteQueryOptions({
  queryKey: ["listCampaignTemplates"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: "50", ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 5 * 60_000,
});
