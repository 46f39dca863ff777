import type { getApiAccess } from "@marquee/contracts/account/api-keys";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getApiAccess>("getApiAccess", "GET", "/api/user/api-access");

/** Whether API keys work for the account, how far and from where. */
export const apiAccessQuery = queryOptions({
  queryKey: ["getApiAccess"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
