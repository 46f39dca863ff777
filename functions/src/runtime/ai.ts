import type { LiveAiConfig } from "@marquee/adapters/ai/live-client";
import type { CampaignAi, ChatAi } from "@marquee/adapters/ai/port";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { secretList } from "./secret-list.ts";

let campaignAi: Promise<CampaignAi> | undefined;
let chatAi: Promise<ChatAi> | undefined;

/**
 * The stage's model for campaigns, made once per container. Only the chosen adapter is loaded, and a worker's bundle holds
 * its own half of each: the SDK and the strategist are the larger part of it.
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
