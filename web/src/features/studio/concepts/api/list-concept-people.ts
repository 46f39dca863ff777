import type { listConceptPeople } from "@marquee/contracts/studio/concept-comments";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listConceptPeople>("listConceptPeople", "GET", "/api/concepts/people");

/** Whom a comment on a concept may mention. */
export const conceptPeopleQuery = queryOptions({
  queryKey: ["listConceptPeople"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
