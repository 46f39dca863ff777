import { deleteDealFile } from "@marquee/contracts/deals/deal-files";
import { removeFile } from "@marquee/core/deals/deals/deal-files";
import { httpRuntime, liveChannel, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, channel: liveChannel(), files: liveFiles() };

/** DELETE /api/sponsorship-deals/{id}/files/{file}: deletes one of the caller's own files or proofs. */
export const handler = httpHandler(deleteDealFile, runtime, async ({ principal, params }) => ({
  body: await removeFile(desk, principal, params),
}));
