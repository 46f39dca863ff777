import type { listWebhookEvents } from "@marquee/contracts/admin/admin";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listWebhookEvents>("listWebhookEvents", "GET", "/api/admin/webhooks");

const pageSize = "20";

/** Events from the card provider, newest first. */
export const webhookEventsQuery = infiniteQueryOptions({
  queryKey: ["listWebhookEvents"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
