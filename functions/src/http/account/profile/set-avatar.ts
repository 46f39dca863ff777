import { sharpPictures } from "@marquee/adapters/pictures/live";
import { setAvatar } from "@marquee/contracts/account/profile";
import { setAvatar as setOwn } from "@marquee/core/account/profile/avatar";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const pictures = { files: liveFiles(), maker: sharpPictures() };

/** PUT /api/user/avatar: makes the uploaded file the caller's picture. */
export const handler = httpHandler(setAvatar, runtime, async ({ currentUser, body, caller }) => ({
  body: publicUser(await setOwn(runtime.core, pictures, await currentUser(), body.uploadId, caller)),
}));
