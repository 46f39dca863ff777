import { sharpPictures } from "@marquee/adapters/pictures/live";
import { setProof } from "@marquee/contracts/deals/deal-files";
import { useProof } from "@marquee/core/deals/deals/deal-files";
import { httpRuntime, liveChannel, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, channel: liveChannel(), files: liveFiles(), maker: sharpPictures() };

/** PUT /api/sponsorship-deals/{id}/deliverables/{n}/proof: makes an upload the proof of a deliverable. */
export const handler = httpHandler(setProof, runtime, async ({ principal, params, body }) => ({
  body: await useProof(desk, principal, { ...params, body }),
}));
