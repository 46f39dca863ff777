import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { liveCampaignAi } from "../runtime/ai.ts";
import { liveChannel, liveCore, liveFiles } from "../runtime/deps.ts";
import { jobHandler } from "../runtime/job-handler.ts";

const core = liveCore();
const channel = liveChannel();
const files = liveFiles();

/** The campaign queue's worker. */
export const handler = jobHandler("campaign", async (message, { signal }) =>
  runCampaign({ core, channel, files, ai: await liveCampaignAi() }, message, signal),
);
