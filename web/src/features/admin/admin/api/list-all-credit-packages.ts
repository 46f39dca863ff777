import type { listAllCreditPackages } from "@marquee/contracts/admin/system";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAllCreditPackages>(
  "listAllCreditPackages",
  "GET",
  "/api/admin/credit-packages",
);

/** Every credit package, including those not on offer. */
export const allCreditPackagesQuery = queryOptions({
  queryKey: ["listAllCreditPackages"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
