import type { listAnalyticsDeals } from "@marquee/contracts/insight/analytics-deals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAnalyticsDeals>("listAnalyticsDeals", "GET", "/api/analytics/deals");

/** The deals behind the pipeline and the ranking of cities. */
export const analyticsDealsQuery = queryOptions({
  queryKey: ["listAnalyticsDeals"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
