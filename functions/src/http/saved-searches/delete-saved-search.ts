import { deleteSavedSearch } from "@marquee/contracts/http/saved-searches";
import { deleteSavedSearch as remove } from "@marquee/core/saved-searches/saved-searches";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/saved-searches/{id}: a search that the caller no longer wants to be told of. */
export const handler = httpHandler(deleteSavedSearch, runtime, async ({ principal, params }) => {
  await remove(runtime.core, principal.accountId, params.id);
  return {};
});
