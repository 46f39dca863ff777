import type { listApprovals } from "@marquee/contracts/admin/admin";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listApprovals>("listApprovals", "GET", "/api/admin/approvals");

const pageSize = "20";

/** Changes that need a second admin; waiting ones come first. */
export const approvalsQuery = infiniteQueryOptions({
  queryKey: ["listApprovals"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
