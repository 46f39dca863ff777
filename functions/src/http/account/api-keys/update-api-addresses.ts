import { updateApiAddresses } from "@marquee/contracts/account/api-keys";
import { setAddresses } from "@marquee/core/account/api-keys/addresses";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/user/api-addresses: sets the addresses that keys work from while API access is restricted. */
export const handler = httpHandler(updateApiAddresses, runtime, async ({ principal, body }) => ({
  body: { addresses: await setAddresses(runtime.core, principal.accountId, body.addresses) },
}));
