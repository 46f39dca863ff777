import { createApiKey } from "@marquee/contracts/account/api-keys";
import { createApiKey as create } from "@marquee/core/account/api-keys/api-keys";
import { publicApiKey } from "@marquee/core/ground/identity/api-key.item";
import { pushNotices } from "@marquee/core/live/notifications/notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/user/api-keys: the only response that ever contains the key itself. */
export const handler = httpHandler(createApiKey, runtime, async ({ signedIn, body, caller }) => {
  const { user, account } = await signedIn();
  const { record, key, notices } = await create(runtime.core, { user, account }, body, caller);
  await pushNotices(runtime.core, channel, notices);
  return { body: { ...publicApiKey(record), key } };
});
