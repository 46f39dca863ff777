import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { getBalance } from "@marquee/core/credits/credits/credits";
import { payerOf } from "@marquee/core/ground/identity/principal";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/credits/balance: the credits widget and page; of whoever pays what the caller orders. */
export const handler = httpHandler(getCreditBalance, runtime, async ({ principal }) => ({
  body: await getBalance(runtime.core, payerOf(principal)),
}));
