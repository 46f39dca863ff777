import type { OperationId } from "@marquee/contracts/operations";
import type { FunctionProfile } from "../constructs/app-function.ts";

/** One virtual CPU: a password hash takes 30 ms instead of 100. */
const hashingMb = 1_769;
const common = { memoryMb: 512, timeoutSeconds: 10 } as const;

/**
 * How every HTTP operation runs and what it may do; a missing operation does not compile. The session's own reads, its
 * secret and CloudFront's header secret come from the contract (see ContractRoute), so only the verb's needs stand here.
 */
export const operationProfiles: Record<OperationId, FunctionProfile> = {
  getCurrentUser: {
    ...common,
    impact: "Nobody can open the app: every page first asks who is signed in.",
  },
  login: {
    ...common,
    memoryMb: hashingMb,
    table: ["GetItem", "UpdateItem", "PutItem", "DeleteItem", "ConditionCheckItem"],
    secrets: ["session"],
    impact: "People cannot sign in.",
    alarmed: true,
  },
  register: {
    ...common,
    memoryMb: hashingMb,
    table: ["UpdateItem", "PutItem"],
    secrets: ["session"],
    settings: ["partner"],
    impact: "New people cannot create an account.",
    alarmed: true,
  },
  logout: {
    ...common,
    table: ["DeleteItem", "Query"],
    connections: ["DELETE"],
    impact: "People cannot sign out; their sessions end only by idling for 30 minutes.",
  },
  listCreditPackages: {
    ...common,
    table: ["Query"],
    impact: "The credits page shows nothing to buy.",
  },
  getCreditBalance: {
    ...common,
    table: ["GetItem"],
    impact: "The credits widget stays empty; ordering and buying still work.",
  },
  listCreditTransactions: {
    ...common,
    table: ["GetItem"],
    indexes: ["byTime"],
    impact: "The list of credit transactions stays empty.",
  },
  createCheckout: {
    ...common,
    table: ["GetItem", "PutItem", "UpdateItem"],
    pushesToUser: true,
    settings: ["payments"],
    impact: "People cannot buy credits.",
    alarmed: true,
  },
  listPayments: {
    ...common,
    table: ["Query"],
    impact: "The list of payments stays empty.",
  },
  getPaymentStatus: {
    ...common,
    table: ["GetItem"],
    impact: "After paying, people do not see whether their payment arrived; the credits still do.",
  },
  verifyPayment: {
    ...common,
    table: ["GetItem"],
    impact:
      "The page that a checkout returns to cannot say whether the payment arrived; the credits still do.",
  },
  listMessages: {
    ...common,
    table: ["Query"],
    impact: "The conversation with Morgan does not load.",
  },
  sendMessage: {
    ...common,
    table: ["GetItem", "PutItem", "UpdateItem"],
    sendsTo: ["chat"],
    pushesToUser: true,
    impact: "Messages to Morgan are refused for people without a live connection.",
    alarmed: true,
  },
  stopReply: {
    ...common,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    impact: "The Stop button does nothing; answers run to their end.",
  },
  generateCampaignIdeas: {
    ...common,
    table: ["GetItem", "PutItem", "UpdateItem"],
    sendsTo: ["campaign"],
    impact: "People cannot order campaign ideas. Nothing is charged.",
    alarmed: true,
  },
  listCampaignGenerations: {
    ...common,
    table: ["Query"],
    impact: "Orders that are still running do not show after a reload.",
  },
  getCampaignGeneration: {
    ...common,
    table: ["GetItem"],
    impact: "Without a live connection, people do not see their campaign arrive.",
  },
  cancelCampaignGeneration: {
    ...common,
    table: ["GetItem", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "A queued campaign cannot be cancelled; its credits stay held until it runs.",
    alarmed: true,
  },
  getCampaignMockup: {
    ...common,
    table: ["GetItem"],
    mockups: "read",
    impact: "Concept boards show as missing images.",
  },
  saveCampaignFromGeneration: {
    ...common,
    table: ["GetItem", "PutItem", "UpdateItem"],
    impact: "Campaign ideas cannot be saved to the library; they stay in the history.",
  },
  listCampaignIdeas: {
    ...common,
    table: ["Query"],
    impact: "The Enterprise Library does not load.",
  },
  getCampaignIdea: {
    ...common,
    table: ["GetItem"],
    impact: "A saved idea does not open.",
  },
  updateCampaignIdea: {
    ...common,
    table: ["UpdateItem"],
    impact: "Saved ideas cannot be edited, archived or restored.",
  },
  deleteCampaignIdea: {
    ...common,
    table: ["DeleteItem"],
    impact: "Saved ideas cannot be deleted.",
  },
  listCampaignTemplates: {
    ...common,
    table: ["Query"],
    impact: "The Strategic Templates tab stays empty.",
  },
  listCampaignTemplatesByIndustry: {
    ...common,
    table: ["Query"],
    impact: "The Strategic Templates tab stays empty once an industry is chosen.",
  },
  createCampaignTemplate: {
    ...common,
    table: ["GetItem", "PutItem"],
    impact: "A saved idea cannot be turned into a template.",
  },
  createRealtimeTicket: {
    ...common,
    table: ["PutItem"],
    impact: "No live connection opens: answers and campaigns show only after a refresh.",
    alarmed: true,
  },
  getHealth: {
    ...common,
    table: ["GetItem"],
    settings: ["payments"],
    impact: "Monitors report the product as down.",
  },
  getOpenApiDocument: {
    ...common,
    impact: "The API description cannot be fetched; nothing else is touched.",
  },
  getApiReference: {
    ...common,
    impact: "The API reference page does not open; nothing else is touched.",
  },
};
