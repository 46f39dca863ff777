import type { listAccountTransactions } from "@marquee/contracts/admin/accounts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAccountTransactions>(
  "listAccountTransactions",
  "GET",
  "/api/admin/accounts/{id}/transactions",
);

/** An account's ledger, newest first. */
export const accountTransactionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listAccountTransactions", id] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, { params: { id }, query: { limit: "20", ...cursorOf(pageParam) }, signal }),
    ...byCursor,
  });
