import { createSavedSearch } from "@marquee/contracts/events/saved-searches";
import { createSavedSearch as create } from "@marquee/core/events/saved-searches/saved-searches";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/saved-searches: Save this search. */
export const handler = httpHandler(createSavedSearch, runtime, async ({ principal, body }) => ({
  body: await create(runtime.core, principal.accountId, body),
}));
