import { listAllCreditPackages } from "@marquee/contracts/admin/system";
import { listAllPackages } from "@marquee/core/credits/credits/edit-packages";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/credit-packages: all credit packages, including those not for sale. */
export const handler = httpHandler(listAllCreditPackages, runtime, async () => ({
  body: await listAllPackages(runtime.core),
}));
