import { cancelCampaignGeneration } from "@marquee/contracts/studio/campaigns";
import { cancelGeneration, publicGeneration } from "@marquee/core/studio/campaigns/generations";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/campaign-generations/{id}/cancel: the Cancel button while a job is queued. */
export const handler = httpHandler(cancelCampaignGeneration, runtime, async ({ principal, params }) => ({
  body: publicGeneration(await cancelGeneration(runtime.core, channel, principal.accountId, params.id)),
}));
