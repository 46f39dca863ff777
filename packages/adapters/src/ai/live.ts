import { anthropicCampaigns } from "./live-campaign.ts";
import { anthropicChat } from "./live-chat.ts";
import type { LiveAiConfig } from "./live-client.ts";
import type { Ai } from "./port.ts";

export type { LiveAiConfig } from "./live-client.ts";

/** The whole live adapter, for who needs both halves in one process. */
export function anthropicAi(config: LiveAiConfig): Ai {
  return { ...anthropicCampaigns(config), ...anthropicChat(config) };
}
