import type { listOwedDeliverables } from "@marquee/contracts/deals/deals";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listOwedDeliverables>("listOwedDeliverables", "GET", "/api/deliverables");

/** What the user still has to deliver by a day, across all their deals, most urgent first. */
export const owedDeliverablesQuery = (until: string) =>
  infiniteQueryOptions({
    queryKey: ["listOwedDeliverables", until] satisfies OperationKey,
    queryFn: ({ pageParam, ...context }) =>
      callPage(operation, {
        query: { until, ...cursorOf(pageParam) },
        signal: context.signal,
        background: isRepeat(context),
      }),
    ...byCursor,
  });
