import type { cancelCampaignGeneration } from "@marquee/contracts/http/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { copy } from "#lib/error-copy.ts";
import { addressOf, call, messageOf } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof cancelCampaignGeneration>(
  "cancelCampaignGeneration",
  "POST",
  "/api/campaign-generations/{id}/cancel",
);

/** Withdraws an order that nobody has begun; its credits come back. */
export function useCancelCampaignGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: () => toast(copy.campaigns.canceled),
    onError: (error) => toast(copy.campaigns.changeFailed(messageOf(error))),
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
