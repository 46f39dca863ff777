import type { getDashboard } from "@marquee/contracts/home/dashboard";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getDashboard>("getDashboard", "GET", "/api/dashboard");

/** The dashboard's numbers, in one answer. */
export const dashboardQuery = queryOptions({
  queryKey: ["getDashboard"] satisfies OperationKey,
  queryFn: (context) => call(operation, { signal: context.signal, background: isRepeat(context) }),
});
