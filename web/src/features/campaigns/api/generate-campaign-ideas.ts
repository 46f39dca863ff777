import type { GenerateBody, generateCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCurrentUser } from "#account/session.ts";
import { ApiError, addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";
import { storageKeys, writeStored } from "#browser/storage.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof generateCampaignIdeas>(
  "generateCampaignIdeas",
  "POST",
  "/api/campaign-ideas/generate",
);

/** Starts a generation: one click, one idempotency key, one charge. The answer comes later, by push or by poll. */
export function useGenerateCampaignIdeas() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const requestKey = useRequestKey("generateCampaignIdeas");
  return useMutation({
    mutationFn: (body: GenerateBody) =>
      requestKey.send(body, (idempotencyKey) => call(operation, { body, idempotencyKey })),
    onSuccess: async ({ generationId }) => {
      writeStored(storageKeys.lastGeneration(user.id), generationId);
      await invalidate(client, "listCampaignGenerations", "getCreditBalance", "listCreditTransactions");
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "not_enough_credits") {
        toast(toasts.notEnoughCredits);
        void invalidate(client, "getCreditBalance");
      } else if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) {
        toast(toasts.generationFailed(messageOf(error)));
      }
    },
  });
}
