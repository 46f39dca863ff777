import type { BodyInputOf } from "@marquee/contracts/operation";
import type { createCampaignTemplate } from "@marquee/contracts/studio/templates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof createCampaignTemplate>(
  "createCampaignTemplate",
  "POST",
  "/api/campaign-templates",
);

/** Creates a private template from an idea. */
export function useCreateCampaignTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createCampaignTemplate>) => call(operation, { body }),
    onSuccess: async (template) => {
      toast(toasts.templateCreated(template.name));
      await invalidate(client, "listCampaignTemplates", "listCampaignTemplatesByIndustry");
    },
    onError: (error) => toast(toasts.changeFailed(messageOf(error))),
  });
}
