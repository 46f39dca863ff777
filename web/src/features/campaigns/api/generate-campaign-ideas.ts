import type { GenerateBody, generateCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { copy } from "#lib/error-copy.ts";
import { ApiError, addressOf, call, messageOf } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { useRequestKey } from "#lib/request-key.ts";
import { useCurrentUser } from "#lib/session.ts";
import { storageKeys, writeStored } from "#lib/storage.ts";
import { toast } from "#lib/toast.ts";
import { addPendingGeneration } from "../model/pending-generations.ts";

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
      addPendingGeneration(user.id, generationId);
      await invalidate(client, "listCampaignGenerations", "getCreditBalance", "listCreditTransactions");
    },
    onError: (error) => {
      if (error instanceof ApiError && error.message.includes("402")) {
        toast(copy.campaigns.notEnoughCredits);
        void invalidate(client, "getCreditBalance");
      } else if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) {
        toast(copy.campaigns.generationFailed(messageOf(error)));
      }
    },
  });
}
