import type { AnalyticsQuery, getAnalytics } from "@marquee/contracts/insight/analytics";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, needsLatest, type OperationKey } from "#api/query.ts";
import { queryOf } from "../model/choice.ts";

const operation = addressOf<typeof getAnalytics>("getAnalytics", "GET", "/api/analytics/date-range");

/**
 * Everything that the analytics pages draw. A new period replaces the previous one once it has loaded. The first read
 * of a page may miss the latest writes and costs half as much; refetches always return the latest numbers.
 */
export const analyticsQuery = (choice: AnalyticsQuery) =>
  queryOptions({
    queryKey: ["getAnalytics", choice] satisfies OperationKey,
    queryFn: (context) =>
      call(operation, {
        query: { ...queryOf(choice), ...(needsLatest(context) ? {} : { consistency: "eventual" }) },
        signal: context.signal,
        background: isRepeat(context),
      }),
    placeholderData: keepPreviousData,
  });
