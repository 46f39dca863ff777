import { getCreditBalance } from "@marquee/contracts/http/credits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** What the user has, what is reserved and what can be spent. */
export const creditBalanceQuery = queryOptions({
  queryKey: ["getCreditBalance"] satisfies OperationKey,
  queryFn: ({ signal }) => call(getCreditBalance, { signal }),
  retry: 2,
});
