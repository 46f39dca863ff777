import { renameCampaignTemplate } from "@marquee/contracts/studio/templates";
import { renameTemplate } from "@marquee/core/studio/templates/templates";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/campaign-templates/{id}: Rename. */
export const handler = httpHandler(renameCampaignTemplate, runtime, async ({ principal, params, body }) => ({
  body: await renameTemplate(runtime.core, principal.accountId, params.id, body.name),
}));
