import { listApiKeys } from "@marquee/contracts/http/api-keys";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** The user's API keys, newest first; never the keys themselves. */
export const apiKeysQuery = queryOptions({
  queryKey: ["listApiKeys"] satisfies OperationKey,
  queryFn: ({ signal }) => call(listApiKeys, { signal }),
});
