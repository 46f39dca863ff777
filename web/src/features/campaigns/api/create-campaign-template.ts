import type { createCampaignTemplate } from "@marquee/contracts/http/templates";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { copy } from "#lib/error-copy.ts";
import { addressOf, call, messageOf } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof createCampaignTemplate>(
  "createCampaignTemplate",
  "POST",
  "/api/campaign-templates",
);

/** Makes a private template of an idea. */
export function useCreateCampaignTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createCampaignTemplate>) => call(operation, { body }),
    onSuccess: async (template) => {
      toast(copy.campaigns.templateCreated(template.name));
      await invalidate(client, "listCampaignTemplates", "listCampaignTemplatesByIndustry");
    },
    onError: (error) => toast(copy.campaigns.changeFailed(messageOf(error))),
  });
}
