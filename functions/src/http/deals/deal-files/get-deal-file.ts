import { getDealFile } from "@marquee/contracts/deals/deal-files";
import { readDealFile } from "@marquee/core/deals/deals/deal-files";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/sponsorship-deals/{id}/files/{file}: a file or a proof, for the two parties only. */
export const handler = httpHandler(getDealFile, runtime, async ({ principal, params }) => ({
  body: await readDealFile(runtime.core, files, principal.accountId, params),
}));
