import { campaignHooks } from "../campaigns/campaign-job.ts";
import { chatHooks } from "../chat/chat-job.ts";
import type { AllJobHooks } from "../credits/jobs/job-hooks.ts";

/** The hooks that the engine receives; a kind without hooks does not compile. */
export const allJobHooks: AllJobHooks = {
  campaign: campaignHooks,
  chat: chatHooks,
};
