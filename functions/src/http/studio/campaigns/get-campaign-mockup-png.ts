import { getCampaignMockupPng } from "@marquee/contracts/studio/campaign-mockups";
import { getCampaignMockupPng as draw } from "@marquee/core/studio/campaigns/mockup-downloads";
import { liveBoards } from "../../../runtime/boards.ts";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, files: liveFiles(), boards: liveBoards() };

/** GET /api/campaign-generations/{id}/mockups/{index}/png: a concept board as a picture to keep. */
export const handler = httpHandler(getCampaignMockupPng, runtime, async ({ principal, params, query }) => ({
  body: await draw(desk, principal.accountId, {
    generationId: params.id,
    index: Number(params.index),
    conceptId: query.concept,
  }),
}));
