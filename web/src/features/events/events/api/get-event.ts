import type { getEvent } from "@marquee/contracts/events/events";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getEvent>("getEvent", "GET", "/api/events/{id}");

/** One event with its host and its sponsorship packages. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ["getEvent", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
