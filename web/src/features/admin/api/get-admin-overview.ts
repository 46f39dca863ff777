import { getAdminOverview } from "@marquee/contracts/http/admin";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { isRepeat, type OperationKey } from "#lib/query.ts";

/** The site at a glance; asked again each minute while it is looked at. */
export const adminOverviewQuery = queryOptions({
  queryKey: ["getAdminOverview"] satisfies OperationKey,
  queryFn: (context) => call(getAdminOverview, { signal: context.signal, background: isRepeat(context) }),
  refetchInterval: 60_000,
});
