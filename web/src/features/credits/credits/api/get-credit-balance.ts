import type { getCreditBalance } from "@marquee/contracts/credits/credits";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getCreditBalance>("getCreditBalance", "GET", "/api/credits/balance");

/** What the user has, what is reserved and what can be spent. */
export const creditBalanceQuery = queryOptions({
  queryKey: ["getCreditBalance"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
  retry: 2,
});
