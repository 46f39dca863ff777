import { updateBrandFacts } from "@marquee/contracts/account/brand-facts";
import { updateBrandFacts as update } from "@marquee/core/account/brand-facts/brand-facts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/brand-facts: saves the wizard's answers and the form in the profile. */
export const handler = httpHandler(updateBrandFacts, runtime, async ({ account, body, caller }) => ({
  body: await update(runtime.core, await account(), body, caller),
}));
