import type { cancelCampaignGeneration } from "@marquee/contracts/studio/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof cancelCampaignGeneration>(
  "cancelCampaignGeneration",
  "POST",
  "/api/campaign-generations/{id}/cancel",
);

/** Cancels an order that no worker has started; its credits come back. */
export function useCancelCampaignGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: () => toast(toasts.canceled),
    onError: (error) => toast(toasts.changeFailed(messageOf(error))),
    onSettled: () =>
      invalidate(
        client,
        "listCampaignGenerations",
        "getCampaignGeneration",
        "getCreditBalance",
        "listCreditTransactions",
      ),
  });
}
