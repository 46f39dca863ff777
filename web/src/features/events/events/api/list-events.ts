import type { listEvents } from "@marquee/contracts/events/events";
import type { listSavedEvents } from "@marquee/contracts/events/saved-events";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import type { EventsWanted } from "../model/event-filters.ts";

const operation = addressOf<typeof listEvents>("listEvents", "GET", "/api/events");
const savedOperation = addressOf<typeof listSavedEvents>("listSavedEvents", "GET", "/api/events/saved");

const pageSize = "24";

/** Events for the list; the last result stays while a new one is fetched. */
export const eventsQuery = (wanted: EventsWanted) =>
  infiniteQueryOptions({
    queryKey: ["listEvents", wanted] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        query: { limit: pageSize, ...wanted, ...cursorOf(pageParam) },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });

/** The user's saved events, most recently saved first. */
export const savedEventsQuery = infiniteQueryOptions({
  queryKey: ["listSavedEvents"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(savedOperation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
