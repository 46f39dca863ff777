import type { listCampaignTemplates } from "@marquee/contracts/studio/templates";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignTemplates>(
  "listCampaignTemplates",
  "GET",
  "/api/campaign-templates",
);

/** Public templates and the user's own, a page at a time. */
export const campaignTemplatesQuery = infiniteQueryOptions({
  queryKey: ["listCampaignTemplates"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: "50", ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
  staleTime: 5 * 60_000,
});
