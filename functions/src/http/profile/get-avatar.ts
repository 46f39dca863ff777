import { getAvatar } from "@marquee/contracts/http/profile";
import { getAvatar as getPicture } from "@marquee/core/profile/avatar";
import { httpRuntime, liveFiles } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/avatars/{id}: a picture, for the <img> of whoever is signed in. */
export const handler = httpHandler(getAvatar, runtime, async ({ params }) => ({
  body: await getPicture(files, params.id),
}));
