import type { listCampaignIdeaVersions } from "@marquee/contracts/studio/library";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignIdeaVersions>(
  "listCampaignIdeaVersions",
  "GET",
  "/api/library/{id}/versions",
);

/** The current and earlier versions of an idea, newest first. */
export const ideaVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["listCampaignIdeaVersions", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
    staleTime: 0,
  });
