import type { listAccountPayments } from "@marquee/contracts/admin/accounts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAccountPayments>(
  "listAccountPayments",
  "GET",
  "/api/admin/accounts/{id}/payments",
);

/** What an account bought or began to, newest first. */
export const accountPaymentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listAccountPayments", id] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, { params: { id }, query: { limit: "20", ...cursorOf(pageParam) }, signal }),
    ...byCursor,
  });
