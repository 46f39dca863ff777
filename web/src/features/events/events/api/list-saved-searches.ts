import type { listSavedSearches } from "@marquee/contracts/events/saved-searches";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSavedSearches>("listSavedSearches", "GET", "/api/saved-searches");

/** The user's saved searches, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: ["listSavedSearches"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
