import { getCampaignMockup } from "@marquee/contracts/studio/campaign-mockups";
import { getMockup } from "@marquee/core/studio/campaigns/mockups";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/campaign-generations/{id}/mockups/{index}: a concept board, for its owner's <img> only. */
export const handler = httpHandler(getCampaignMockup, runtime, async ({ principal, params, query }) => {
  const which = { generationId: params.id, index: Number(params.index), conceptId: query.concept };
  return { body: (await getMockup(runtime.core, files, principal.accountId, which)).svg };
});
