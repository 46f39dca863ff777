import type { listCreditsByPerson } from "@marquee/contracts/credits/credits";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCreditsByPerson>("listCreditsByPerson", "GET", "/api/credits/people");

/** What each person of the account spent and added in the last days; empty for an account of one person. */
export const creditsByPersonQuery = (days: string | undefined) => {
  const query = { ...(days && { days }) };
  return queryOptions({
    queryKey: ["listCreditsByPerson", query] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query, signal }),
  });
};
