import { getBrandFacts } from "@marquee/contracts/account/brand-facts";
import { brandFactsOf } from "@marquee/core/account/brand-facts/brand-facts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/brand-facts: what the caller told Morgan about their brand. */
export const handler = httpHandler(getBrandFacts, runtime, async ({ principal }) => ({
  body: await brandFactsOf(runtime.core, principal.accountId),
}));
