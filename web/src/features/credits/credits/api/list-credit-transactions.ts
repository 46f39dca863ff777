import type { listCreditTransactions } from "@marquee/contracts/credits/credits";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCreditTransactions>(
  "listCreditTransactions",
  "GET",
  "/api/credits/transactions",
);

const pageSize = "10";

/** The ledger, newest first, a page at a time. */
export const creditTransactionsQuery = infiniteQueryOptions({
  queryKey: ["listCreditTransactions"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
