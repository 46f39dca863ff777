import type { Industry } from "@marquee/contracts/enums";
import { listCampaignTemplatesByIndustry } from "@marquee/contracts/http/templates";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** The templates of one industry. */
export const campaignTemplatesByIndustryQuery = (industry: Industry) =>
  queryOptions({
    queryKey: ["listCampaignTemplatesByIndustry", industry] satisfies OperationKey,
    queryFn: ({ signal }) => call(listCampaignTemplatesByIndustry, { params: { industry }, signal }),
    staleTime: 5 * 60_000,
  });
