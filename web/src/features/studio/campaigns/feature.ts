import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

const campaignsPage = page(() => import("./pages/campaigns-page.tsx"), "CampaignsPage");

/** Campaign ideas: ordering, reading and saving them. */
export const campaigns: Feature = {
  routes: [paths.campaigns, paths.campaignIdeation].map((path) => ({ path, ...campaignsPage })),
  navigation: [
    {
      group: "main",
      to: paths.campaigns,
      label: "Campaign Strategy",
      icon: "megaphone",
      reach: "campaigns",
      badge: "Enterprise",
      also: [paths.campaignIdeation],
    },
  ],
};
