import type { renameCampaignTemplate } from "@marquee/contracts/studio/templates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof renameCampaignTemplate>(
  "renameCampaignTemplate",
  "PATCH",
  "/api/campaign-templates/{id}",
);

/** Renames one of the user's own templates. The form that sends it shows any error. */
export function useRenameCampaignTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(operation, { params: { id }, body: { name } }),
    onSuccess: async ({ name }) => {
      toast(toasts.templateRenamed(name));
      await invalidate(client, "listCampaignTemplates", "listCampaignTemplatesByIndustry");
    },
  });
}
