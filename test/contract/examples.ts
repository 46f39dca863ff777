import type { OperationId } from "@marquee/contracts/operations";
import { newcomer, password } from "../support/api-user.ts";

interface Example {
  /** The path with its parameters filled in, where it has any. */
  path?: string;
  body?: Record<string, unknown>;
}

/** A well-formed request of every operation; what it names need not exist. */
export const examples: Record<OperationId, Example> = {
  getCurrentUser: {},
  login: { body: { username: "nobody", password } },
  register: { body: { ...newcomer() } },
  logout: {},
  listCreditPackages: {},
  getCreditBalance: {},
  listCreditTransactions: {},
  createCheckout: { body: { creditPackageId: "1" } },
  listPayments: {},
  getPaymentStatus: { path: "/api/payments/status/cs_none" },
  verifyPayment: { path: "/api/payments/verify?session_id=cs_none" },
  listMessages: {},
  sendMessage: { body: { content: "Which events fit us?" } },
  stopReply: { path: "/api/messages/msg_none/stop" },
  generateCampaignIdeas: { body: { prompt: "A pop-up for developers at the spring conference" } },
  listCampaignGenerations: {},
  getCampaignGeneration: { path: "/api/campaign-generations/gen_none" },
  cancelCampaignGeneration: { path: "/api/campaign-generations/gen_none/cancel" },
  getCampaignMockup: { path: "/api/campaign-generations/gen_none/mockups/0" },
  saveCampaignFromGeneration: { body: { generationId: "gen_none", campaignIndex: 0 } },
  listCampaignIdeas: {},
  getCampaignIdea: { path: "/api/campaign-ideas/gen_none-0" },
  updateCampaignIdea: { path: "/api/campaign-ideas/gen_none-0", body: { status: "saved" } },
  deleteCampaignIdea: { path: "/api/campaign-ideas/gen_none-0" },
  listCampaignTemplates: {},
  listCampaignTemplatesByIndustry: { path: "/api/campaign-templates/industry/tech" },
  createCampaignTemplate: { body: { ideaId: "gen_none-0", industry: "tech" } },
  createRealtimeTicket: {},
  getHealth: {},
  getOpenApiDocument: {},
  getApiReference: {},
};
