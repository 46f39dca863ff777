import type { CampaignIdea, listCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCampaignIdeas>("listCampaignIdeas", "GET", "/api/campaign-ideas");

/** A library beyond this is read as far as this; searching it then belongs on the server. */
const pagesMax = 10;

/** The whole library, newest first: search and filters work on all of it. */
export const campaignIdeasQuery = queryOptions({
  queryKey: ["listCampaignIdeas"] satisfies OperationKey,
  queryFn: async ({ signal }) => {
    const ideas: CampaignIdea[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < pagesMax; page += 1) {
      const answer: { items: CampaignIdea[]; nextCursor: string | null } = await callPage(operation, {
        query: { limit: "100", ...(cursor === null ? {} : { cursor }) },
        signal,
      });
      ideas.push(...answer.items);
      cursor = answer.nextCursor;
      if (cursor === null) break;
    }
    return ideas;
  },
});
