import type { listInquiries } from "@marquee/contracts/deals/inquiries";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listInquiries>("listInquiries", "GET", "/api/inquiries");

const pageSize = "20";

/** The user's threads, newest activity first, a page at a time. */
export const inquiriesQuery = infiniteQueryOptions({
  queryKey: ["listInquiries"] satisfies OperationKey,
  queryFn: ({ pageParam, ...context }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal: context.signal,
      background: isRepeat(context),
    }),
  ...byCursor,
});
