import { revokeApiKey } from "@marquee/contracts/account/api-keys";
import { revokeApiKey as revoke } from "@marquee/core/account/api-keys/api-keys";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/user/api-keys/{id}: the key stops working from the next call on. */
export const handler = httpHandler(revokeApiKey, runtime, async ({ principal, params, caller }) => {
  await revoke(runtime.core, principal.accountId, params.id, caller);
  return {};
});
