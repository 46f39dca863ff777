import type { Requests } from "./request.ts";

export const campaignsRequests: Requests<"campaigns"> = {
  generateCampaignIdeas: {
    about: "own",
    body: { prompt: "A pop-up for developers at the spring conference" },
  },
  listCampaignGenerations: { about: "own" },
  getCampaignGeneration: {
    about: "owner",
    path: "/api/campaign-generations/gen_none",
    owned: ({ generationId }) => ({ path: `/api/campaign-generations/${generationId}` }),
  },
  cancelCampaignGeneration: {
    about: "owner",
    path: "/api/campaign-generations/gen_none/cancel",
    owned: ({ generationId }) => ({
      path: `/api/campaign-generations/${generationId}/cancel`,
    }),
  },
  refineCampaignConcept: {
    about: "owner",
    path: "/api/campaign-generations/gen_none/refine",
    body: { refinement: "cheaper", index: 0 },
    owned: ({ generationId }) => ({
      path: `/api/campaign-generations/${generationId}/refine`,
      body: { refinement: "cheaper", index: 0 },
    }),
  },
  getCampaignMockup: {
    about: "owner",
    path: "/api/campaign-generations/gen_none/mockups/0",
    owned: ({ generationId }) => ({
      path: `/api/campaign-generations/${generationId}/mockups/0`,
    }),
  },
  getCampaignMockupPng: {
    about: "owner",
    path: "/api/campaign-generations/gen_none/mockups/0/png",
    owned: ({ generationId }) => ({
      path: `/api/campaign-generations/${generationId}/mockups/0/png`,
    }),
  },
  getCampaignMockupPdf: {
    about: "owner",
    path: "/api/campaign-generations/gen_none/mockups/0/pdf",
    owned: ({ generationId }) => ({
      path: `/api/campaign-generations/${generationId}/mockups/0/pdf`,
    }),
  },
  getGeneratedHandout: {
    about: "owner",
    path: "/api/campaign-generations/gen_none/concepts/0/handouts/slides.pptx",
    owned: ({ generationId }) => ({
      path: `/api/campaign-generations/${generationId}/concepts/0/handouts/slides.pptx`,
    }),
  },
  saveCampaignFromGeneration: {
    about: "owner",
    body: { generationId: "gen_none", campaignIndex: 0 },
    owned: ({ generationId }) => ({ body: { generationId, campaignIndex: 1 } }),
  },
  listCampaignIdeas: { about: "own" },
  getCampaignIdea: {
    about: "owner",
    path: "/api/campaign-ideas/gen_none-0",
    owned: ({ ideaId }) => ({ path: `/api/campaign-ideas/${ideaId}` }),
  },
  updateCampaignIdea: {
    about: "owner",
    path: "/api/campaign-ideas/gen_none-0",
    body: { status: "saved" },
    owned: ({ ideaId }) => ({
      path: `/api/campaign-ideas/${ideaId}`,
      body: { status: "archived" },
    }),
  },
  deleteCampaignIdea: {
    about: "owner",
    path: "/api/campaign-ideas/gen_none-0",
    owned: ({ ideaId }) => ({ path: `/api/campaign-ideas/${ideaId}` }),
  },
};
