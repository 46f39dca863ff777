import type { replayWebhookEvent } from "@marquee/contracts/admin/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof replayWebhookEvent>(
  "replayWebhookEvent",
  "POST",
  "/api/admin/webhooks/{id}/replay",
);

/** Applies a stored event again; nothing is granted twice. */
export function useReplayWebhookEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSettled: () =>
      invalidate(
        client,
        "listWebhookEvents",
        "getWebhookEvent",
        "getAdminOverview",
        "listAudit",
        "listUsers",
      ),
  });
}
