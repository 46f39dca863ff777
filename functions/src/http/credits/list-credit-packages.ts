import { listCreditPackages } from "@marquee/contracts/http/credits";
import { listPackages } from "@marquee/core/credits/credits";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/credits/packages: what can be bought; open to everybody. */
export const handler = httpHandler(listCreditPackages, runtime, async () => ({
  body: await listPackages(runtime.core),
}));
