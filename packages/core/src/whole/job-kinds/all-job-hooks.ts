import { chatHooks } from "../../chat/chat/chat-job.ts";
import type { AllJobHooks } from "../../credits/jobs/job-hooks.ts";
import { campaignHooks } from "../../studio/campaigns/campaign-job.ts";

/** The hooks that the engine receives; a kind without hooks does not compile. */
export const allJobHooks: AllJobHooks = {
  campaign: campaignHooks,
  chat: chatHooks,
};
