import type { getBrandFacts } from "@marquee/contracts/account/brand-facts";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getBrandFacts>("getBrandFacts", "GET", "/api/brand-facts");

/** What the user told Morgan about their brand. */
export const brandFactsQuery = queryOptions({
  queryKey: ["getBrandFacts"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
