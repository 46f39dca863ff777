import type { QueryClient } from "@tanstack/react-query";
import { usePayer } from "#account/payer.ts";
import { ApiError, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useCurrentUser } from "#api/session.ts";
import { keeperOf, storageKeys, writeStored } from "#browser/storage.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

/** Handles the result of any order of concepts: updates the lists and the balance, or shows why it failed. */
export function useOrderOutcome(client: QueryClient) {
  const user = useCurrentUser();
  const payer = usePayer();
  return {
    async onSuccess({ generationId }: { generationId: string }): Promise<void> {
      writeStored(storageKeys.lastGeneration(keeperOf(user)), generationId);
      await invalidate(client, "listCampaignGenerations", "getCreditBalance", "listCreditTransactions");
    },
    onError(error: unknown): void {
      if (error instanceof ApiError && error.code === "not_enough_credits") {
        toast(payer === null ? toasts.notEnoughCredits : toasts.payerHasTooFew(payer));
        void invalidate(client, "getCreditBalance");
      } else if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) {
        toast(toasts.generationFailed(messageOf(error)));
      }
    },
  };
}
