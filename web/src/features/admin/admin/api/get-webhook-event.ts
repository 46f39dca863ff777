import type { getWebhookEvent } from "@marquee/contracts/admin/admin";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getWebhookEvent>("getWebhookEvent", "GET", "/api/admin/webhooks/{id}");

/** One event as received, with its raw text. */
export const webhookEventQuery = (id: string) =>
  queryOptions({
    queryKey: ["getWebhookEvent", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
