import { type OperationProfiles, small } from "./operation-profile.ts";

/** Rendering an image of 2,400 × 1,500 pixels needs CPU rather than memory. */
const drawingBoards = {
  memoryMb: 1_024,
  timeoutSeconds: 20,
  table: ["GetItem"],
  mockups: "read",
} as const;

export const campaignsProfiles: OperationProfiles<"campaigns"> = {
  generateCampaignIdeas: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
    settings: ["modelBudget"],
    sendsTo: ["campaign"],
    impact: "People cannot order campaign ideas. Nothing is charged.",
    alarmed: true,
  },
  listCampaignGenerations: {
    ...small,
    table: ["Query"],
    impact: "Orders that are still running do not appear after a reload.",
  },
  getCampaignGeneration: {
    ...small,
    table: ["GetItem"],
    impact: "Without a live connection, people do not see their campaign arrive.",
  },
  cancelCampaignGeneration: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "A queued campaign cannot be canceled; its credits stay held until it runs.",
    alarmed: true,
  },
  refineCampaignConcept: {
    ...small,
    // The session is checked twice: before the generation is looked up, and in the order's transaction.
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    settings: ["modelBudget"],
    sendsTo: ["campaign"],
    impact: "People cannot refine a concept or run a brief again with changes. Nothing is charged.",
    alarmed: true,
  },
  getCampaignMockup: {
    ...small,
    table: ["GetItem"],
    mockups: "read",
    impact: "Concept boards appear as missing images.",
  },
  getCampaignMockupPng: {
    ...small,
    ...drawingBoards,
    impact: "Mockups cannot be downloaded as PNG.",
  },
  getCampaignMockupPdf: {
    ...small,
    ...drawingBoards,
    impact: "Mockups cannot be downloaded as PDF.",
  },
  saveCampaignFromGeneration: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem"],
    impact: "Campaign ideas cannot be saved to the library; they stay in the history.",
  },
  listCampaignIdeas: {
    ...small,
    table: ["Query"],
    impact: "The Enterprise Library does not load.",
  },
  getCampaignIdea: {
    ...small,
    table: ["GetItem"],
    impact: "A saved idea does not open.",
  },
  updateCampaignIdea: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    impact: "Saved ideas cannot be edited, archived or restored.",
  },
  deleteCampaignIdea: {
    ...small,
    table: ["GetItem", "Query", "DeleteItem"],
    impact: "Saved ideas cannot be deleted.",
  },
};
