import { getCampaignMockupPdf } from "@marquee/contracts/studio/campaign-mockups";
import { getCampaignMockupPdf as draw } from "@marquee/core/studio/campaigns/mockup-downloads";
import { liveBoards } from "../../../runtime/boards.ts";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { liveDocuments } from "../../../runtime/documents.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = {
  core: runtime.core,
  files: liveFiles(),
  boards: liveBoards(),
  documents: liveDocuments(),
};

/** GET /api/campaign-generations/{id}/mockups/{index}/pdf: a concept board as a document to keep. */
export const handler = httpHandler(getCampaignMockupPdf, runtime, async ({ principal, params, query }) => ({
  body: await draw(desk, principal.accountId, {
    generationId: params.id,
    index: Number(params.index),
    conceptId: query.concept,
  }),
}));
