import type { listOwnCapacity } from "@marquee/contracts/events/capacity";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listOwnCapacity>("listOwnCapacity", "GET", "/api/user/events/capacity");

/** How full the user's events are. */
export const ownCapacityQuery = infiniteQueryOptions({
  queryKey: ["listOwnCapacity"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: "24", ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
