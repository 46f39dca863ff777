import type { listEventHistory } from "@marquee/contracts/events/hosting";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listEventHistory>("listEventHistory", "GET", "/api/events/{id}/history");

/** The changes of an event, newest first. */
export const eventHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listEventHistory", id] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        params: { id },
        query: { limit: "24", ...cursorOf(pageParam) },
        signal,
      }),
    ...byCursor,
  });
