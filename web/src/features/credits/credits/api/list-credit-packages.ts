import type { listCreditPackages } from "@marquee/contracts/credits/credits";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCreditPackages>("listCreditPackages", "GET", "/api/credits/packages");

/** The packages on offer, cheapest first; the same for everyone. */
export const creditPackagesQuery = queryOptions({
  queryKey: ["listCreditPackages"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
  retry: 2,
  staleTime: 5 * 60_000,
});
