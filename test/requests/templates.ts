import type { Requests } from "./request.ts";

export const templatesRequests: Requests<"templates"> = {
  listCampaignTemplates: { about: "shared" },
  listCampaignTemplatesByIndustry: { about: "shared", path: "/api/campaign-templates/industry/tech" },
  createCampaignTemplate: {
    about: "owner",
    body: { ideaId: "gen_none-0", industry: "tech" },
    owned: ({ ideaId }) => ({ body: { ideaId, industry: "tech" } }),
  },
  renameCampaignTemplate: {
    about: "owner",
    path: "/api/campaign-templates/tpl_none",
    body: { name: "Another name" },
    owned: ({ templateId }) => ({ path: `/api/campaign-templates/${templateId}` }),
  },
  deleteCampaignTemplate: {
    about: "owner",
    path: "/api/campaign-templates/tpl_none",
    owned: ({ templateId }) => ({ path: `/api/campaign-templates/${templateId}` }),
  },
};
