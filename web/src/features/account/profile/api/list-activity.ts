import type { listActivity } from "@marquee/contracts/account/security";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listActivity>("listActivity", "GET", "/api/user/activity");

const pageSize = "10";

/** What happened to the account, newest first, a page at a time. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ["listActivity"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
