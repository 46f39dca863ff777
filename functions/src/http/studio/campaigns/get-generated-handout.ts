import { getGeneratedHandout } from "@marquee/contracts/studio/handouts";
import { getGeneratedHandout as make } from "@marquee/core/studio/concepts/handouts";
import { liveBoards } from "../../../runtime/boards.ts";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { liveDocuments } from "../../../runtime/documents.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveSlides } from "../../../runtime/slides.ts";

const runtime = httpRuntime();
const desk = {
  core: runtime.core,
  files: liveFiles(),
  boards: liveBoards(),
  documents: liveDocuments(),
  slides: liveSlides(),
};

/** GET /api/campaign-generations/{id}/concepts/{index}/handouts/{file}: the same of a concept that is not saved. */
export const handler = httpHandler(getGeneratedHandout, runtime, async ({ principal, params }) => ({
  body: await make(
    desk,
    principal.accountId,
    { generationId: params.id, index: Number(params.index) },
    params.file,
  ),
}));
