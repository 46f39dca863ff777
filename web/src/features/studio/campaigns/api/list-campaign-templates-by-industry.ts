import type { Industry } from "@marquee/contracts/enums";
import type { listCampaignTemplatesByIndustry } from "@marquee/contracts/studio/templates";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignTemplatesByIndustry>(
  "listCampaignTemplatesByIndustry",
  "GET",
  "/api/campaign-templates/industry/{industry}",
);

/** The templates of one industry. */
export const campaignTemplatesByIndustryQuery = (industry: Industry) =>
  queryOptions({
    queryKey: ["listCampaignTemplatesByIndustry", industry] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { industry }, signal }),
    staleTime: 5 * 60_000,
  });
