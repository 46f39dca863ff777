import type { getSharedAnalytics } from "@marquee/contracts/insight/analytics";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { nullWhereGone } from "#features/studio/share-links/model/null-where-gone.ts";

const operation = addressOf<typeof getSharedAnalytics>(
  "getSharedAnalytics",
  "GET",
  "/api/shared/analytics/{token}",
);

/** The page that a link shows; null once the link has expired or been revoked, or if it never existed. */
export const sharedAnalyticsQuery = (token: string) =>
  queryOptions({
    queryKey: ["getSharedAnalytics", token] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { token }, signal }).catch(nullWhereGone),
  });
