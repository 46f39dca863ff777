import { getCampaignMockup } from "@marquee/contracts/studio/campaign-mockups";
import { getMockup } from "@marquee/core/studio/campaigns/generations";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/campaign-generations/{id}/mockups/{index}: a concept board, for its owner's <img> only. */
export const handler = httpHandler(getCampaignMockup, runtime, async ({ principal, params }) => ({
  body: await getMockup(runtime.core, files, principal.accountId, params.id, Number(params.index)),
}));
