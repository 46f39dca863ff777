import { listCreditPackages } from "@marquee/contracts/http/credits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** The packages on offer, cheapest first; the same for everyone. */
export const creditPackagesQuery = queryOptions({
  queryKey: ["listCreditPackages"] satisfies OperationKey,
  queryFn: ({ signal }) => call(listCreditPackages, { signal }),
  retry: 2,
  staleTime: 5 * 60_000,
});
