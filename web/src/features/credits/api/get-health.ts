import { getHealth } from "@marquee/contracts/http/platform";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** How this stage takes payments, for the test-mode banner. It does not change while a page is open. */
export const healthQuery = queryOptions({
  queryKey: ["getHealth"] satisfies OperationKey,
  queryFn: ({ signal }) => call(getHealth, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
