import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The results of the user's sponsorships: pages on one engine, and what a share link shows of them. */
export const analytics: Feature = {
  routes: [
    { path: paths.analytics, ...page(() => import("./pages/analytics-page.tsx"), "AnalyticsPage") },
    { path: paths.engagement, ...page(() => import("./pages/engagement-page.tsx"), "EngagementPage") },
    { path: paths.roi, ...page(() => import("./pages/roi-page.tsx"), "RoiPage") },
    { path: paths.dealResults, ...page(() => import("./pages/deal-results-page.tsx"), "DealResultsPage") },
    {
      path: paths.sharedAnalytics,
      access: "bare",
      ...page(() => import("./pages/shared-analytics-page.tsx"), "SharedAnalyticsPage"),
    },
  ],
  navigation: [
    {
      group: "analytics",
      to: paths.analytics,
      label: "Enterprise Analytics",
      icon: "chart-column",
      reach: "everything",
    },
    {
      group: "analytics",
      to: paths.engagement,
      label: "Audience Engagement",
      icon: "users-round",
      reach: "everything",
    },
    {
      group: "analytics",
      to: paths.roi,
      label: "ROI & Reporting",
      icon: "trending-up",
      reach: "everything",
      badge: "Premium",
    },
  ],
};
