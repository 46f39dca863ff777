import type { listOwnAccounts } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listOwnAccounts>("listOwnAccounts", "GET", "/api/team/list-own-accounts");

export const listOwnAccountsQuery = queryOptions({
  queryKey: ["listOwnAccounts"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
