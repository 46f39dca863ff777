import { anthropicCampaigns } from "./live-campaign.ts";
import { anthropicChat } from "./live-chat.ts";
import type { LiveAiConfig } from "./live-client.ts";
import type { Ai } from "./port.ts";

export type { LiveAiConfig } from "./live-client.ts";

/** The whole live adapter, for processes that need both campaigns and chat. */
export function anthropicAi(config: LiveAiConfig): Ai {
  return { ...anthropicCampaigns(config), ...anthropicChat(config) };
}
