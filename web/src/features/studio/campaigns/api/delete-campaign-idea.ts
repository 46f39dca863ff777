import type { deleteCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof deleteCampaignIdea>(
  "deleteCampaignIdea",
  "DELETE",
  "/api/campaign-ideas/{id}",
);

/** Deletes an idea permanently; succeeds if it is already gone. */
export function useDeleteCampaignIdea() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (idea: { id: string; name: string }) => {
      try {
        await call(operation, { params: { id: idea.id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async (_answer, idea) => {
      toast(toasts.deleted(idea.name));
      await invalidate(client, "listLibrary", "listCampaignIdeas");
    },
    onError: (error) => toast(toasts.changeFailed(messageOf(error))),
  });
}
