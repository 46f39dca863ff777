import { createProofUpload } from "@marquee/contracts/deals/deal-files";
import { signProofUpload } from "@marquee/core/deals/deals/deal-files";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveUploads } from "../../../runtime/uploads.ts";

const runtime = httpRuntime();
const uploads = liveUploads();

/** POST /api/sponsorship-deals/{id}/deliverables/{n}/proof: creates the upload for the chosen file. */
export const handler = httpHandler(createProofUpload, runtime, async ({ principal, params, body }) => ({
  body: await signProofUpload(runtime.core, uploads, principal, { ...params, body }),
}));
