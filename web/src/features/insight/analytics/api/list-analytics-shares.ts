import type { listAnalyticsShares } from "@marquee/contracts/insight/analytics";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAnalyticsShares>(
  "listAnalyticsShares",
  "GET",
  "/api/analytics/shares",
);

/** The user's links that still work, newest first. */
export const analyticsSharesQuery = queryOptions({
  queryKey: ["listAnalyticsShares"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
