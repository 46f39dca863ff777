import type { listThreadPeople } from "@marquee/contracts/deals/inquiries";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listThreadPeople>("listThreadPeople", "GET", "/api/threads/people");

/** Whom a message of a deal or an inquiry may mention. */
export const threadPeopleQuery = queryOptions({
  queryKey: ["listThreadPeople"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
