import { type Feature, page } from "#routing/feature.ts";
import { paths } from "#routing/paths.ts";

const overview = page(() => import("./pages/overview-page.tsx"), "OverviewPage");

/** The pages that are still being built. */
export const coming: Feature = {
  routes: [paths.analytics, paths.engagement, paths.roi].map((path) => ({ path, ...overview })),
  navigation: [
    { group: "analytics", to: paths.analytics, label: "Enterprise Analytics", icon: "chart-column" },
    { group: "analytics", to: paths.engagement, label: "Audience Engagement", icon: "users-round" },
    { group: "analytics", to: paths.roi, label: "ROI & Reporting", icon: "trending-up", badge: "Premium" },
  ],
};
