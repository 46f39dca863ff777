import { listAllCreditPackages } from "@marquee/contracts/http/system";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** Every credit package, those that are not offered too. */
export const allCreditPackagesQuery = queryOptions({
  queryKey: ["listAllCreditPackages"] satisfies OperationKey,
  queryFn: ({ signal }) => call(listAllCreditPackages, { signal }),
});
