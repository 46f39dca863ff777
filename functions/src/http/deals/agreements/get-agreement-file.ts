import { getAgreementFile } from "@marquee/contracts/deals/agreements";
import { getAgreementFile as getOwn } from "@marquee/core/deals/agreements/draw-agreements";
import { httpRuntime, liveChannel, liveFiles } from "../../../runtime/deps.ts";
import { liveDocuments } from "../../../runtime/documents.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const clerk = { core: runtime.core, files: liveFiles(), documents: liveDocuments(), channel: liveChannel() };

/** GET /api/sponsorship-deals/{id}/contract.pdf: Download Contract, which makes the file if it is not made yet. */
export const handler = httpHandler(getAgreementFile, runtime, async ({ principal, params }) => ({
  body: await getOwn(clerk, principal.accountId, params.id),
}));
