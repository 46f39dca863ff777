import type { listSupportRequests } from "@marquee/contracts/home/support";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSupportRequests>(
  "listSupportRequests",
  "GET",
  "/api/support-requests",
);

const pageSize = "20";

/** What the user asked, with the answers, newest first. */
export const supportRequestsQuery = infiniteQueryOptions({
  queryKey: ["listSupportRequests"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, { query: { limit: pageSize, ...cursorOf(pageParam) }, signal }),
  ...byCursor,
});
