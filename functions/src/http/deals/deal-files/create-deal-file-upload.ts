import { createDealFileUpload } from "@marquee/contracts/deals/deal-files";
import { signFileUpload } from "@marquee/core/deals/deals/deal-files";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveUploads } from "../../../runtime/uploads.ts";

const runtime = httpRuntime();
const uploads = liveUploads();

/** POST /api/sponsorship-deals/{id}/files: creates the upload that the browser sends the chosen file to. */
export const handler = httpHandler(createDealFileUpload, runtime, async ({ principal, params, body }) => ({
  body: await signFileUpload(runtime.core, uploads, principal, { id: params.id, body }),
}));
