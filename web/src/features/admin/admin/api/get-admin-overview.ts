import type { getAdminOverview } from "@marquee/contracts/admin/admin";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getAdminOverview>("getAdminOverview", "GET", "/api/admin/overview");

/** The site at a glance; refetched every minute while it is on screen. */
export const adminOverviewQuery = queryOptions({
  queryKey: ["getAdminOverview"] satisfies OperationKey,
  queryFn: (context) => call(operation, { signal: context.signal, background: isRepeat(context) }),
  refetchInterval: 60_000,
});
