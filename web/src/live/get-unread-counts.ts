import type { getUnreadCounts } from "@marquee/contracts/live/realtime";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getUnreadCounts>("getUnreadCounts", "GET", "/api/realtime/unread");

/** How many deals and inquiries have something unread, next to the sidebar's entries. */
export const unreadCountsQuery = queryOptions({
  queryKey: ["getUnreadCounts"] satisfies OperationKey,
  queryFn: ({ signal, ...context }) => call(operation, { signal, background: isRepeat(context) }),
});
