import { listWebhookEvents } from "@marquee/contracts/http/admin";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

const pageSize = "20";

/** What the card provider told us, newest first. */
export const webhookEventsQuery = infiniteQueryOptions({
  queryKey: ["listWebhookEvents"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(listWebhookEvents, {
      query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
