import { createAvatarUpload } from "@marquee/contracts/account/profile";
import { signUpload } from "@marquee/core/ground/pictures/uploads";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveUploads } from "../../../runtime/uploads.ts";

const runtime = httpRuntime();
const uploads = liveUploads();

/** POST /api/user/avatar: creates the upload that the browser sends the chosen file to. */
export const handler = httpHandler(createAvatarUpload, runtime, async ({ principal, body }) => ({
  body: await signUpload(runtime.core, uploads, principal.actorId, body),
}));
