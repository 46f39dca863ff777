import { getCampaignGeneration } from "@marquee/contracts/studio/campaigns";
import { getGeneration, publicGeneration } from "@marquee/core/studio/campaigns/generations";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-generations/{id}: pages without a socket poll this. */
export const handler = httpHandler(getCampaignGeneration, runtime, async ({ principal, params }) => ({
  body: publicGeneration(await getGeneration(runtime.core, principal.accountId, params.id)),
}));
