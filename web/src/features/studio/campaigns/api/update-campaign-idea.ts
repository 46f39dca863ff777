import type { BodyInputOf } from "@marquee/contracts/operation";
import type { updateCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { campaignIdeaQuery } from "./get-campaign-idea.ts";

const operation = addressOf<typeof updateCampaignIdea>(
  "updateCampaignIdea",
  "PATCH",
  "/api/campaign-ideas/{id}",
);

interface Change {
  id: string;
  body: BodyInputOf<typeof updateCampaignIdea>;
}

/** Edits an idea. The form that sends it shows any error. */
export function useUpdateCampaignIdea() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: Change) => call(operation, { params: { id }, body }),
    onSuccess: (idea) => client.setQueryData(campaignIdeaQuery(idea.id).queryKey, idea),
    onSettled: () =>
      invalidate(client, "listLibrary", "listCampaignIdeas", "getCampaignIdea", "listCampaignIdeaVersions"),
  });
}
