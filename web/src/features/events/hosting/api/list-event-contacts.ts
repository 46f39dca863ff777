import type { listEventContacts } from "@marquee/contracts/deals/proposals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listEventContacts>(
  "listEventContacts",
  "GET",
  "/api/events/{id}/contacts",
);

/** Who has contacted the host about an event. */
export const eventContactsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ["listEventContacts", eventId] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id: eventId }, signal }),
  });
