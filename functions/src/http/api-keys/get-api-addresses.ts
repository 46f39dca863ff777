import { getApiAddresses } from "@marquee/contracts/http/api-keys";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/api-addresses: from where keys work while API access is restricted. */
export const handler = httpHandler(getApiAddresses, runtime, async ({ currentUser }) => ({
  body: { addresses: (await currentUser()).apiAddresses },
}));
