import { sharpPictures } from "@marquee/adapters/pictures/live";
import { addDealFile } from "@marquee/contracts/deals/deal-files";
import { addFile } from "@marquee/core/deals/deals/deal-files";
import { httpRuntime, liveChannel, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, channel: liveChannel(), files: liveFiles(), maker: sharpPictures() };

/** PUT /api/sponsorship-deals/{id}/files: the Files tab of a deal. */
export const handler = httpHandler(addDealFile, runtime, async ({ principal, params, body }) => ({
  body: await addFile(desk, principal, { id: params.id, body }),
}));
