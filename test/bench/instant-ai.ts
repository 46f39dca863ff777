import type { CampaignAi, ChatAi } from "@marquee/adapters/ai/port";
import { localCampaigns } from "@marquee/local-strategist/local-campaigns";
import { localChat } from "@marquee/local-strategist/local-chat";

/** Replaces functions/src/runtime/ai.ts in the bundles of G5 with an instant model. */
export const liveCampaignAi = async (): Promise<CampaignAi> => localCampaigns({ delayMs: 0 });
export const liveChatAi = async (): Promise<ChatAi> => localChat({ delayMs: 0 });
