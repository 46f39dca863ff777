import { replayWebhookEvent } from "@marquee/contracts/http/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Applies a stored event again; what it granted before is not granted twice. */
export function useReplayWebhookEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(replayWebhookEvent, { params: { id } }),
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
