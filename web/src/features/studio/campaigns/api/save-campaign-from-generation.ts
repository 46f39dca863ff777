import type { BodyInputOf } from "@marquee/contracts/operation";
import type { saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { saveCampaign } from "../copy.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof saveCampaignFromGeneration>(
  "saveCampaignFromGeneration",
  "POST",
  "/api/campaign-ideas/save-from-generation",
);

type SaveBody = BodyInputOf<typeof saveCampaignFromGeneration>;

/** Saves one concept to the library; repeating it saves it only once. */
export function useSaveCampaignFromGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      generationId,
      ...rest
    }: Omit<SaveBody, "generationId"> & { generationId: string | undefined }) => {
      if (generationId === undefined) throw new Error(saveCampaign.generationIdMissing);
      return call(operation, { body: { generationId, ...rest } });
    },
    onSuccess: async (idea) => {
      toast(toasts.saved(idea.name));
      await invalidate(client, "listLibrary", "listCampaignIdeas", "getCampaignGeneration");
    },
    onError: (error) => toast(toasts.saveFailed(messageOf(error))),
  });
}
