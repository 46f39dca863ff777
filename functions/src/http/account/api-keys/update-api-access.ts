import { updateApiAccess } from "@marquee/contracts/account/api-keys";
import { updateApiAccess as update } from "@marquee/core/account/api-keys/api-access";
import { pushNotices } from "@marquee/core/live/notifications/notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/user/api-access: what the account's managers set for its keys. */
export const handler = httpHandler(updateApiAccess, runtime, async ({ signedIn, body, caller }) => {
  const { access, notices } = await update(runtime.core, await signedIn(), body, caller);
  await pushNotices(runtime.core, channel, notices);
  return { body: access };
});
