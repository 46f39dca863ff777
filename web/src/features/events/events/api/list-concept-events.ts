import type { listConceptEvents } from "@marquee/contracts/studio/concepts";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listConceptEvents>(
  "listConceptEvents",
  "GET",
  "/api/concepts/{id}/events",
);

/** The events that best suit a concept of the user's library, with the reasons. */
export const conceptEventsQuery = (id: string) =>
  queryOptions({
    queryKey: ["listConceptEvents", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
