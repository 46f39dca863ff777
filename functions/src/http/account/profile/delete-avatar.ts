import { deleteAvatar } from "@marquee/contracts/account/profile";
import { deleteAvatar as deleteOwn } from "@marquee/core/account/profile/avatar";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** DELETE /api/user/avatar: back to the initials. */
export const handler = httpHandler(deleteAvatar, runtime, async ({ currentUser, caller }) => {
  await deleteOwn(runtime.core, files, await currentUser(), caller);
  return {};
});
