import type { listOwnEvents } from "@marquee/contracts/events/hosting";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listOwnEvents>("listOwnEvents", "GET", "/api/user/events");

/** The events that the user hosts, most recently changed first. */
export const ownEventsQuery = infiniteQueryOptions({
  queryKey: ["listOwnEvents"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: "24", ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
