import type { restoreCampaignIdeaVersion } from "@marquee/contracts/studio/library";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { campaignIdeaQuery } from "./get-campaign-idea.ts";

const operation = addressOf<typeof restoreCampaignIdeaVersion>(
  "restoreCampaignIdeaVersion",
  "POST",
  "/api/library/{id}/versions/{version}/restore",
);

interface Order {
  id: string;
  /** The version to restore. */
  version: number;
  /** The version shown on screen as the current one. */
  seen: number;
}

/** Restores an earlier version of an idea. If someone edited it meanwhile, their edit is shown first. */
export function useRestoreCampaignIdeaVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, seen }: Order) =>
      call(operation, { params: { id, version }, body: { version: seen } }),
    onSuccess: (idea, { version }) => {
      client.setQueryData(campaignIdeaQuery(idea.id).queryKey, idea);
      toast(toasts.versionRestored(version));
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === "stale_version";
      toast(isStale ? toasts.changedElsewhere : toasts.changeFailed(messageOf(error)));
    },
    onSettled: () =>
      invalidate(client, "listLibrary", "listCampaignIdeas", "getCampaignIdea", "listCampaignIdeaVersions"),
  });
}
