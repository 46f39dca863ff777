import { createAvatarUpload } from "@marquee/contracts/http/profile";
import { createAvatarUpload as createUpload } from "@marquee/core/profile/avatar";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";
import { liveUploads } from "../../runtime/uploads.ts";

const runtime = httpRuntime();
const uploads = liveUploads();

/** POST /api/user/avatar: where the browser may put the chosen file. */
export const handler = httpHandler(createAvatarUpload, runtime, async ({ principal, body }) => ({
  body: await createUpload(runtime.core, uploads, principal.userId, body),
}));
