import type { CampaignAi, ChatAi } from "@marquee/adapters/ai/port";
import { stageConfigs } from "../../infra/config/stages.ts";
import type { Adapter } from "./judge-types.ts";

/** Loads what answers. Nothing else of the judge knows what that is or how it works. */
export async function answering(adapter: Adapter): Promise<{ chatAi: ChatAi; campaignAi: CampaignAi }> {
  return ways[adapter]();
}

const ways: Record<Adapter, () => Promise<{ chatAi: ChatAi; campaignAi: CampaignAi }>> = {
  async local() {
    const [{ localChat }, { localCampaigns }] = await Promise.all([
      import("@marquee/local-strategist/local-chat"),
      import("@marquee/local-strategist/local-campaigns"),
    ]);
    return { chatAi: localChat(), campaignAi: localCampaigns() };
  },
  async scripted() {
    const [{ startFakeMessagesApi }, { scriptedModel }, { anthropicChat }, { anthropicCampaigns }] =
      await Promise.all([
        import("@marquee/testkit/fake-messages-api"),
        import("./scripted-model.ts"),
        import("@marquee/adapters/ai/live-chat"),
        import("@marquee/adapters/ai/live-campaign"),
      ]);
    const api = await startFakeMessagesApi();
    api.otherwise((request) => {
      // Hundreds of conversations would not fit into memory.
      api.requests.length = 0;
      return scriptedModel(request);
    });
    // On a busy machine, forty conversations at once take longer than a person would wait.
    const patience = { chatTimeoutMs: 600_000, campaignTimeoutMs: 600_000 };
    const server = { apiKeys: async () => ["none"], baseUrl: api.baseUrl, model: "scripted", ...patience };
    return { chatAi: anthropicChat(server), campaignAi: anthropicCampaigns(server) };
  },
  async model() {
    const { ai } = stageConfigs().local;
    if (ai.mode !== "live")
      throw new Error("Set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL for a server without keys");
    const [{ anthropicChat }, { anthropicCampaigns }] = await Promise.all([
      import("@marquee/adapters/ai/live-chat"),
      import("@marquee/adapters/ai/live-campaign"),
    ]);
    const server = {
      apiKeys: async () => [process.env.ANTHROPIC_API_KEY || "none"],
      ...(ai.baseUrl ? { baseUrl: ai.baseUrl } : {}),
      ...(ai.fallbackModel ? { fallbackModel: ai.fallbackModel } : {}),
    };
    return {
      chatAi: anthropicChat({ ...server, model: ai.models.chat ?? "" }),
      campaignAi: anthropicCampaigns({ ...server, model: ai.models.campaign ?? "" }),
    };
  },
};
