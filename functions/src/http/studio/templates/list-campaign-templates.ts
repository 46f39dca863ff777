import { listCampaignTemplates } from "@marquee/contracts/studio/templates";
import { listTemplates } from "@marquee/core/studio/templates/templates";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-templates: the Strategic Templates tab. */
export const handler = httpHandler(listCampaignTemplates, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listTemplates(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
