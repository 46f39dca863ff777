import type { Ai } from "@marquee/adapters/ai/port";
import { localCampaigns } from "./local-campaigns.ts";
import { localChat } from "./local-chat.ts";
import type { LocalAiOptions } from "./pace.ts";

/** The whole strategist that works without a model, for who needs both halves in one process. */
export function localAi(options: LocalAiOptions = {}): Ai {
  return { ...localCampaigns(options), ...localChat(options) };
}
