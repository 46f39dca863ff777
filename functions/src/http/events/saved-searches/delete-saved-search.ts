import { deleteSavedSearch } from "@marquee/contracts/events/saved-searches";
import { deleteSavedSearch as remove } from "@marquee/core/events/saved-searches/saved-searches";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/saved-searches/{id}: deletes a search, so that the caller gets no more alerts for it. */
export const handler = httpHandler(deleteSavedSearch, runtime, async ({ principal, params }) => {
  await remove(runtime.core, principal.accountId, params.id);
  return {};
});
