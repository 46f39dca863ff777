import { clearBrandFacts } from "@marquee/contracts/account/brand-facts";
import { clearBrandFacts as clear } from "@marquee/core/account/brand-facts/brand-facts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/brand-facts: Morgan forgets everything about the caller's brand. */
export const handler = httpHandler(clearBrandFacts, runtime, async ({ account, caller }) => ({
  body: await clear(runtime.core, await account(), caller),
}));
