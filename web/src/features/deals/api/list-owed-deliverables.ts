import type { listOwedDeliverables } from "@marquee/contracts/http/deals";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listOwedDeliverables>("listOwedDeliverables", "GET", "/api/deliverables");

/** What the reader still has to deliver up to a day, of all of their deals, the most urgent first. */
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
