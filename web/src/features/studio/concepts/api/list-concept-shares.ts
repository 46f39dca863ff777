import type { listConceptShares } from "@marquee/contracts/studio/concepts";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listConceptShares>("listConceptShares", "GET", "/api/concept-shares");

/** The user's links that still work, newest first. */
export const conceptSharesQuery = queryOptions({
  queryKey: ["listConceptShares"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
