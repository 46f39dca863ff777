import type { duplicateCampaignIdea } from "@marquee/contracts/studio/library";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof duplicateCampaignIdea>(
  "duplicateCampaignIdea",
  "POST",
  "/api/library/{id}/duplicate",
);

/** Copies an idea. Each click makes one copy, however often its request is sent. */
export function useDuplicateCampaignIdea() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      call(operation, { params: { id }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async (copy) => {
      toast(toasts.duplicated(copy.name));
      await invalidate(client, "listLibrary");
    },
    onError: (error) => toast(toasts.changeFailed(messageOf(error))),
  });
}
