import type { CampaignIdea, updateCampaignIdea } from "@marquee/contracts/http/campaigns";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { ideaStatusChange as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { campaignIdeasQuery } from "./list-campaign-ideas.ts";

const operation = addressOf<typeof updateCampaignIdea>(
  "updateCampaignIdea",
  "PATCH",
  "/api/campaign-ideas/{id}",
);

interface Change {
  id: string;
  body: BodyInputOf<typeof updateCampaignIdea>;
}

/** Changes, archives or restores an idea. It is shown at once and taken back if the server refuses. */
export function useUpdateCampaignIdea() {
  const client = useQueryClient();
  const key = campaignIdeasQuery.queryKey;
  const update = useMutation({
    mutationFn: ({ id, body }: Change) => call(operation, { params: { id }, body }),
    onMutate: async ({ id, body }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, (ideas) =>
        ideas?.map((idea) => (idea.id === id ? changed(idea, body) : idea)),
      );
      return before;
    },
    // Here and not beside the click: what was archived leaves the list, and its row with it, before the answer is there.
    onSuccess: (idea, { id, body }, before) => {
      const was = before?.find((each) => each.id === id)?.status;
      if (body.status === undefined || was === undefined || was === body.status) return;
      if (body.status !== "archived" && was !== "archived") return;
      toast({
        title: body.status === "archived" ? strings.archived : strings.restored,
        description: idea.name,
        action: { label: strings.undo, run: () => update.mutate({ id, body: { status: was } }) },
      });
    },
    onError: (error, _change, before) => {
      client.setQueryData(key, before);
      toast(toasts.changeFailed(messageOf(error)));
    },
    onSettled: () => invalidate(client, "listCampaignIdeas", "getCampaignIdea"),
  });
  return update;
}

function changed(idea: CampaignIdea, body: Change["body"]): CampaignIdea {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return { ...idea, ...given };
}
