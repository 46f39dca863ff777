import { getConceptPdf } from "@marquee/contracts/studio/concepts";
import { getConceptPdf as draw } from "@marquee/core/studio/concepts/concept-pdf";
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

/** GET /api/concepts/{id}/concept.pdf: one of the caller's concepts as a file. */
export const handler = httpHandler(getConceptPdf, runtime, async ({ principal, params }) => ({
  body: await draw(desk, principal.accountId, params.id),
}));
