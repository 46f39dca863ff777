import { createCampaignTemplate } from "@marquee/contracts/studio/templates";
import { createTemplate } from "@marquee/core/studio/templates/templates";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/campaign-templates: turns a saved idea into a private template. */
export const handler = httpHandler(createCampaignTemplate, runtime, async ({ principal, body }) => ({
  body: await createTemplate(runtime.core, principal.accountId, body),
}));
