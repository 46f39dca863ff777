import type { saveCampaignFromGeneration } from "@marquee/contracts/http/campaigns";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { copy } from "#lib/error-copy.ts";
import { addressOf, call, messageOf } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof saveCampaignFromGeneration>(
  "saveCampaignFromGeneration",
  "POST",
  "/api/campaign-ideas/save-from-generation",
);

type SaveBody = BodyInputOf<typeof saveCampaignFromGeneration>;

/** Keeps one concept in the library; doing it twice keeps it once. */
export function useSaveCampaignFromGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      generationId,
      ...rest
    }: Omit<SaveBody, "generationId"> & { generationId: string | undefined }) => {
      if (generationId === undefined) throw new Error(copy.campaigns.generationIdMissing);
      return call(operation, { body: { generationId, ...rest } });
    },
    onSuccess: async (idea) => {
      toast(copy.campaigns.saved(idea.name));
      await invalidate(client, "listCampaignIdeas", "getCampaignGeneration");
    },
    onError: (error) => toast(copy.campaigns.saveFailed(messageOf(error))),
  });
}
