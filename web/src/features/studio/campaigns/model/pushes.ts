import type { Pushes } from "#live/pushes.ts";
import { applyCampaignMessage } from "./apply-campaign-message.ts";

export const campaignPushes: Pushes = {
  on: {
    campaign_progress: applyCampaignMessage,
    campaign_completed: applyCampaignMessage,
    campaign_failed: applyCampaignMessage,
  },
  shows: {
    campaigns: ["listCampaignGenerations", "getCampaignGeneration", "listLibrary", "listCampaignIdeas"],
  },
};
