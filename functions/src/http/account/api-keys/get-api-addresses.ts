import { getApiAddresses } from "@marquee/contracts/account/api-keys";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/api-addresses: the addresses that keys work from while API access is restricted. */
export const handler = httpHandler(getApiAddresses, runtime, async ({ account }) => ({
  body: { addresses: (await account()).apiAddresses },
}));
