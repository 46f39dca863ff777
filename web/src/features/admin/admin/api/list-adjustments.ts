import type { listAdjustments } from "@marquee/contracts/admin/admin";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAdjustments>("listAdjustments", "GET", "/api/admin/adjustments");

const pageSize = "20";

/** Adjustments; those waiting for a second admin come first. */
export const adjustmentsQuery = infiniteQueryOptions({
  queryKey: ["listAdjustments"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
