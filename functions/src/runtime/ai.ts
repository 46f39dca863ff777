import type { LiveAiConfig } from "@marquee/adapters/ai/live-client";
import type { CampaignAi, ChatAi } from "@marquee/adapters/ai/port";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { secretList } from "./secret-list.ts";

let campaignAi: Promise<CampaignAi> | undefined;
let chatAi: Promise<ChatAi> | undefined;

/**
 * The stage's model for campaigns, created once per container. Only the chosen adapter is loaded, and each worker's
 * bundle contains only its own half of each adapter: the SDK and the strategist make up most of the bundle.
 */
export function liveCampaignAi(): Promise<CampaignAi> {
  campaignAi ??=
    env.aiMode === "live"
      ? import("@marquee/adapters/ai/live-campaign").then((live) => live.anthropicCampaigns(liveConfig()))
      : import("@marquee/local-strategist/local-campaigns").then((local) => local.localCampaigns());
  return campaignAi;
}

/** The same for Morgan's answers. */
export function liveChatAi(): Promise<ChatAi> {
  chatAi ??=
    env.aiMode === "live"
      ? import("@marquee/adapters/ai/live-chat").then((live) => live.anthropicChat(liveConfig()))
      : import("@marquee/local-strategist/local-chat").then((local) => local.localChat());
  return chatAi;
}

function liveConfig(): LiveAiConfig {
  const { anthropicBaseUrl, anthropicModel, anthropicSecretArn } = env;
  return {
    apiKeys: async () => secretList(await readSecret(anthropicSecretArn)),
    ...(anthropicBaseUrl ? { baseUrl: anthropicBaseUrl } : {}),
    ...(anthropicModel ? { model: anthropicModel } : {}),
  };
}
