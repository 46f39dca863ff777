import { getAvatar } from "@marquee/contracts/account/profile";
import { avatarFiles } from "@marquee/core/ground/pictures/picture-file";
import { readPicture } from "@marquee/core/ground/pictures/uploads";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** GET /api/avatars/{id}: a picture, for the <img> of a signed-in user. */
export const handler = httpHandler(getAvatar, runtime, async ({ params }) => ({
  body: await readPicture(files, avatarFiles, params.id),
}));
