import { listCreditTransactions } from "@marquee/contracts/http/credits";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

const pageSize = "10";

/** The ledger, newest first, a page at a time. */
export const creditTransactionsQuery = infiniteQueryOptions({
  queryKey: ["listCreditTransactions"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(listCreditTransactions, {
      query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
