import { deleteCampaignTemplate } from "@marquee/contracts/studio/templates";
import { deleteTemplate } from "@marquee/core/studio/templates/templates";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/campaign-templates/{id}: Delete. */
export const handler = httpHandler(deleteCampaignTemplate, runtime, async ({ principal, params }) => {
  await deleteTemplate(runtime.core, principal.accountId, params.id);
  return { body: undefined };
});
