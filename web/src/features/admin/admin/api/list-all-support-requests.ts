import type { listAllSupportRequests } from "@marquee/contracts/admin/requests";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAllSupportRequests>(
  "listAllSupportRequests",
  "GET",
  "/api/admin/support-requests",
);

const pageSize = "20";

/** What users asked; unanswered requests come first. */
export const allSupportRequestsQuery = infiniteQueryOptions({
  queryKey: ["listAllSupportRequests"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, { query: { limit: pageSize, ...cursorOf(pageParam) }, signal }),
  ...byCursor,
});
