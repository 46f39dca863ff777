import type { listApiKeys } from "@marquee/contracts/account/api-keys";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listApiKeys>("listApiKeys", "GET", "/api/user/api-keys");

/** The user's API keys, newest first, without the secret keys themselves. */
export const apiKeysQuery = queryOptions({
  queryKey: ["listApiKeys"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
