import { getSharedConceptHandout } from "@marquee/contracts/studio/concepts";
import { getSharedConceptHandout as make } from "@marquee/core/studio/concepts/handouts";
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

/** GET /api/shared/concepts/{token}/handouts/{file}: the same of the concept behind a link. */
export const handler = httpHandler(getSharedConceptHandout, runtime, async ({ params, caller }) => ({
  body: await make(desk, params.token, caller, params.file),
}));
