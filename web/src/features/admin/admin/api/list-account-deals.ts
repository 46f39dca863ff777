import type { listAccountDeals } from "@marquee/contracts/admin/accounts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAccountDeals>(
  "listAccountDeals",
  "GET",
  "/api/admin/accounts/{id}/deals",
);

/** An account's deals, newest change first. */
export const accountDealsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listAccountDeals", id] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, { params: { id }, query: { limit: "20", ...cursorOf(pageParam) }, signal }),
    ...byCursor,
  });
