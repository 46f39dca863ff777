import type { listRecommendedEvents } from "@marquee/contracts/events/match";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listRecommendedEvents>(
  "listRecommendedEvents",
  "GET",
  "/api/events/recommended",
);

/** The events that suit the user best, with the reasons. */
export const recommendedEventsQuery = queryOptions({
  queryKey: ["listRecommendedEvents"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { query: { limit: "12" }, signal }),
});

/** As many of them as the server names. */
export const mostRecommendedQuery = queryOptions({
  queryKey: ["listRecommendedEvents", "most"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { query: { limit: "24" }, signal }),
});
