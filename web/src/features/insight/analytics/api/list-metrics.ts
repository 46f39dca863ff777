import type { listMetrics } from "@marquee/contracts/insight/analytics";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listMetrics>("listMetrics", "GET", "/api/analytics/entries");

/** The measures recorded for a deal in a month, such as 2026-01. */
export const metricsQuery = (dealId: string, month: string) =>
  queryOptions({
    queryKey: ["listMetrics", dealId, month] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { dealId, month }, signal }),
  });
