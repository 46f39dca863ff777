import type { Ai } from "@marquee/adapters/ai/port";
import { localCampaigns } from "./local-campaigns.ts";
import { localChat } from "./local-chat.ts";
import type { LocalAiOptions } from "./pace.ts";

/** The whole strategist, which works without a model, for processes that need both campaigns and chat. */
export function localAi(options: LocalAiOptions = {}): Ai {
  return { ...localCampaigns(options), ...localChat(options) };
}
