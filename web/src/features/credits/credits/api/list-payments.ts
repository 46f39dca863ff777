import type { listPayments } from "@marquee/contracts/credits/payments";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listPayments>("listPayments", "GET", "/api/payments");

const pageSize = "5";

/** The user's payments, newest first, a page at a time. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: ["listPayments"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
