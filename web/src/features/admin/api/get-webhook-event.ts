import { getWebhookEvent } from "@marquee/contracts/http/admin";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** One event as it came, with its raw text. */
export const webhookEventQuery = (id: string) =>
  queryOptions({
    queryKey: ["getWebhookEvent", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(getWebhookEvent, { params: { id }, signal }),
  });
