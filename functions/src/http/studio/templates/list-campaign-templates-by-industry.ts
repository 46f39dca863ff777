import { listCampaignTemplatesByIndustry } from "@marquee/contracts/studio/templates";
import { listTemplatesByIndustry } from "@marquee/core/studio/templates/templates";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-templates/industry/{industry}: the templates tab with an industry selected. */
export const handler = httpHandler(
  listCampaignTemplatesByIndustry,
  runtime,
  async ({ principal, params }) => ({
    body: await listTemplatesByIndustry(runtime.core, principal.accountId, params.industry),
  }),
);
