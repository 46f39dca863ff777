import { getConceptHandout } from "@marquee/contracts/studio/concepts";
import { getConceptHandout as make } from "@marquee/core/studio/concepts/handouts";
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

/** GET /api/concepts/{id}/handouts/{file}: one of the caller's concepts on a page or as slides. */
export const handler = httpHandler(getConceptHandout, runtime, async ({ principal, params }) => ({
  body: await make(desk, principal.accountId, params.id, params.file),
}));
