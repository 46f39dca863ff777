import type { deleteCampaignTemplate } from "@marquee/contracts/studio/templates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof deleteCampaignTemplate>(
  "deleteCampaignTemplate",
  "DELETE",
  "/api/campaign-templates/{id}",
);

/** Deletes one of the user's own templates permanently; succeeds if it is already gone. */
export function useDeleteCampaignTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      try {
        await call(operation, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async (_answer, { name }) => {
      toast(toasts.templateDeleted(name));
      await invalidate(client, "listCampaignTemplates", "listCampaignTemplatesByIndustry");
    },
    onError: (error) => toast(toasts.changeFailed(messageOf(error))),
  });
}
