import type { Pushes } from "#live/pushes.ts";
import { applyCampaignMessage } from "./apply-campaign-message.ts";
import { noteGeneration } from "./note-generation.ts";

export const campaignPushes: Pushes = {
  on: {
    campaign_progress: applyCampaignMessage,
    campaign_completed: (client, message) => {
      applyCampaignMessage(client, message);
      noteGeneration(message.data.generationId, { status: "completed" });
    },
    campaign_failed: (client, message) => {
      applyCampaignMessage(client, message);
      noteGeneration(message.data.generationId, { status: "failed", message: message.data.message });
    },
  },
  afterReconnecting: ["listCampaignGenerations", "getCampaignGeneration", "listCampaignIdeas"],
};
