import type { listCreditTransactions } from "@marquee/contracts/credits/credits";
import type { CreditTransactionType } from "@marquee/contracts/enums";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCreditTransactions>(
  "listCreditTransactions",
  "GET",
  "/api/credits/transactions",
);

const pageSize = "10";

/** Which entries the ledger lists: of one type, of the last days, by one person. */
export interface TransactionFilter {
  type?: CreditTransactionType | undefined;
  days?: string | undefined;
  person?: string | undefined;
}

/** A filter as the call takes it. */
export const queryOf = ({ type, days, person }: TransactionFilter) => ({
  ...(type && { type }),
  ...(days && { days }),
  ...(person && { person }),
});

/** The ledger, newest first, a page at a time. */
export const creditTransactionsQuery = (asked: TransactionFilter) => {
  const filter = queryOf(asked);
  return infiniteQueryOptions({
    queryKey: ["listCreditTransactions", filter] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, { query: { limit: pageSize, ...filter, ...cursorOf(pageParam) }, signal }),
    ...byCursor,
  });
};
