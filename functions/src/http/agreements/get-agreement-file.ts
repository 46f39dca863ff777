import { getAgreementFile } from "@marquee/contracts/http/agreements";
import { getAgreementFile as getOwn } from "@marquee/core/agreements/draw-agreements";
import { httpRuntime, liveFiles } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/sponsorship-deals/{id}/contract.pdf: Download Contract. */
export const handler = httpHandler(getAgreementFile, runtime, async ({ principal, params }) => ({
  body: await getOwn(runtime.core, files, principal.accountId, params.id),
}));
