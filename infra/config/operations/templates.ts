import { type OperationProfiles, small } from "./operation-profile.ts";

export const templatesProfiles: OperationProfiles<"templates"> = {
  listCampaignTemplates: {
    ...small,
    table: ["Query"],
    impact: "The Strategic Templates tab stays empty.",
  },
  listCampaignTemplatesByIndustry: {
    ...small,
    table: ["Query"],
    impact: "The Strategic Templates tab stays empty once an industry is chosen.",
  },
  createCampaignTemplate: {
    ...small,
    table: ["GetItem", "PutItem"],
    impact: "A saved idea cannot be turned into a template.",
  },
  renameCampaignTemplate: {
    ...small,
    table: ["Query", "UpdateItem"],
    impact: "People cannot rename their own templates.",
  },
  deleteCampaignTemplate: {
    ...small,
    table: ["Query", "DeleteItem"],
    impact: "People cannot delete their own templates.",
  },
};
