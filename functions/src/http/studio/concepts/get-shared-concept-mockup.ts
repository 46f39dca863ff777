import { getSharedConceptMockup } from "@marquee/contracts/studio/concepts";
import { getSharedConceptMockup as get } from "@marquee/core/studio/concepts/shares";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/shared/concepts/{token}/mockup: the concept board behind a share link, for anyone who has the link. */
export const handler = httpHandler(getSharedConceptMockup, runtime, async ({ params, caller }) => ({
  body: await get(runtime.core, files, params.token, caller),
}));
