import type { listThreads, ThreadKind } from "@marquee/contracts/deals/inquiries";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listThreads>("listThreads", "GET", "/api/threads");

const pageSize = "20";

/** The user's inquiries and deals, all or of one kind, newest activity first, a page at a time. */
export const threadsQuery = (show: ThreadKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ["listThreads", show ?? null] satisfies OperationKey,
    queryFn: ({ pageParam, ...context }) =>
      callPage(operation, {
        query: { limit: pageSize, ...(show === undefined ? {} : { show }), ...cursorOf(pageParam) },
        signal: context.signal,
        background: isRepeat(context),
      }),
    ...byCursor,
  });
