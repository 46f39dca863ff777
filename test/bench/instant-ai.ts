import type { CampaignAi, ChatAi } from "@marquee/adapters/ai/port";
import { localCampaigns } from "@marquee/local-strategist/local-campaigns";
import { localChat } from "@marquee/local-strategist/local-chat";

/** Takes the place of functions/src/runtime/ai.ts in the bundles of G5: a model that needs no time. */
export const liveCampaignAi = async (): Promise<CampaignAi> => localCampaigns({ delayMs: 0 });
export const liveChatAi = async (): Promise<ChatAi> => localChat({ delayMs: 0 });
