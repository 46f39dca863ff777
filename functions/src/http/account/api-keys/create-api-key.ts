import { createApiKey } from "@marquee/contracts/account/api-keys";
import { createApiKey as create } from "@marquee/core/account/api-keys/api-keys";
import { publicApiKey } from "@marquee/core/ground/identity/api-key.item";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/user/api-keys: the only response that ever contains the key itself. */
export const handler = httpHandler(createApiKey, runtime, async ({ principal, body, caller }) => {
  const { record, key } = await create(runtime.core, principal, body, caller);
  await showNotices(runtime.core, channel, principal.accountId);
  return { body: { ...publicApiKey(record), key } };
});
