import { saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { saveFromGeneration } from "@marquee/core/studio/campaigns/ideas";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/campaign-ideas/save-from-generation: keeps a concept in the library. */
export const handler = httpHandler(saveCampaignFromGeneration, runtime, async ({ principal, body }) => ({
  body: await saveFromGeneration(runtime.core, principal.accountId, body),
}));
