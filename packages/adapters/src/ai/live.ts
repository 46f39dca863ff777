import { campaignParts } from "./live-campaign.ts";
import { chatReply } from "./live-chat.ts";
import { type LiveAiConfig, liveClient } from "./live-client.ts";
import type { Ai } from "./port.ts";

export type { LiveAiConfig } from "./live-client.ts";

/**
 * Morgan and the campaign builder on Anthropic's Messages API. Streams, takes structure from tools whose schemas are the
 * shared ones, repairs once, retries never, and lets nothing of the key, the prompts or the model's text into an error.
 */
export function anthropicAi(config: LiveAiConfig): Ai {
  const client = liveClient(config);
  return { mode: "live", ...campaignParts(client), streamReply: chatReply(client) };
}
