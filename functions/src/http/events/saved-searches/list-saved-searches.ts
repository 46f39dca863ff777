import { listSavedSearches } from "@marquee/contracts/events/saved-searches";
import { listSavedSearches as list } from "@marquee/core/events/saved-searches/saved-searches";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/saved-searches: the caller's searches. */
export const handler = httpHandler(listSavedSearches, runtime, async ({ principal }) => ({
  body: await list(runtime.core, principal.accountId),
}));
