import { markSavedSearchRead } from "@marquee/contracts/events/saved-searches";
import { markSavedSearchRead as mark } from "@marquee/core/events/saved-searches/saved-searches";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/saved-searches/{id}/read: its owner has opened the search. */
export const handler = httpHandler(markSavedSearchRead, runtime, async ({ principal, params, body }) => {
  await mark(runtime.core, principal.accountId, { ...params, ...body });
  return {};
});
