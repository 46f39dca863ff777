import { listPayments } from "@marquee/contracts/http/payments";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

const pageSize = "5";

/** What the user paid, newest first, a page at a time. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: ["listPayments"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(listPayments, {
      query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
