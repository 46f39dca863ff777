import { listApiKeys } from "@marquee/contracts/account/api-keys";
import { listApiKeys as listOwn } from "@marquee/core/account/api-keys/api-keys";
import { publicApiKey } from "@marquee/core/ground/identity/api-key.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/api-keys: the list of the settings page. */
export const handler = httpHandler(listApiKeys, runtime, async ({ principal }) => ({
  body: (await listOwn(runtime.core, principal.accountId)).map(publicApiKey),
}));
