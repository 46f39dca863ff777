import { getSharedPreview } from "@marquee/contracts/home/previews";
import { sharedPicture } from "@marquee/core/home/previews/shared-previews";
import { liveBoards } from "../../../runtime/boards.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, boards: liveBoards() };

/** GET /api/shared/{kind}/{token}/preview.png: what chat programs show of a link. */
export const handler = httpHandler(getSharedPreview, runtime, async ({ params, caller }) => ({
  body: await sharedPicture(desk, params, caller),
}));
