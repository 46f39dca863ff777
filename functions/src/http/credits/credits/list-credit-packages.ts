import { listCreditPackages } from "@marquee/contracts/credits/credits";
import { listPackages } from "@marquee/core/credits/credits/credits";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/credits/packages: the credit packages for sale; open to everyone. */
export const handler = httpHandler(listCreditPackages, runtime, async () => ({
  body: await listPackages(runtime.core),
}));
