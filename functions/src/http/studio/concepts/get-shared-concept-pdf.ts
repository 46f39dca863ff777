import { getSharedConceptPdf } from "@marquee/contracts/studio/concepts";
import { getSharedConceptPdf as draw } from "@marquee/core/studio/concepts/concept-pdf";
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

/** GET /api/shared/concepts/{token}/concept.pdf: the concept behind a link as a file, for anyone who has the link. */
export const handler = httpHandler(getSharedConceptPdf, runtime, async ({ params, caller }) => ({
  body: await draw(desk, params.token, caller),
}));
