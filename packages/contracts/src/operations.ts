import * as auth from "./http/auth.ts";
import * as campaigns from "./http/campaigns.ts";
import * as chat from "./http/chat.ts";
import * as credits from "./http/credits.ts";
import * as payments from "./http/payments.ts";
import * as platform from "./http/platform.ts";
import * as realtime from "./http/realtime.ts";
import * as templates from "./http/templates.ts";

/** Every HTTP call, by its one word. Routes, functions, documents and tests are derived from this record. */
export const operations = {
  getCurrentUser: auth.getCurrentUser,
  login: auth.login,
  register: auth.register,
  logout: auth.logout,
  listCreditPackages: credits.listCreditPackages,
  getCreditBalance: credits.getCreditBalance,
  listCreditTransactions: credits.listCreditTransactions,
  createCheckout: payments.createCheckout,
  listPayments: payments.listPayments,
  getPaymentStatus: payments.getPaymentStatus,
  verifyPayment: payments.verifyPayment,
  listMessages: chat.listMessages,
  sendMessage: chat.sendMessage,
  stopReply: chat.stopReply,
  generateCampaignIdeas: campaigns.generateCampaignIdeas,
  listCampaignGenerations: campaigns.listCampaignGenerations,
  getCampaignGeneration: campaigns.getCampaignGeneration,
  cancelCampaignGeneration: campaigns.cancelCampaignGeneration,
  getCampaignMockup: campaigns.getCampaignMockup,
  saveCampaignFromGeneration: campaigns.saveCampaignFromGeneration,
  listCampaignIdeas: campaigns.listCampaignIdeas,
  getCampaignIdea: campaigns.getCampaignIdea,
  updateCampaignIdea: campaigns.updateCampaignIdea,
  deleteCampaignIdea: campaigns.deleteCampaignIdea,
  listCampaignTemplates: templates.listCampaignTemplates,
  listCampaignTemplatesByIndustry: templates.listCampaignTemplatesByIndustry,
  createCampaignTemplate: templates.createCampaignTemplate,
  createRealtimeTicket: realtime.createRealtimeTicket,
  getHealth: platform.getHealth,
  getOpenApiDocument: platform.getOpenApiDocument,
  getApiReference: platform.getApiReference,
} as const;

export type OperationId = keyof typeof operations;
export type Operations = typeof operations;
