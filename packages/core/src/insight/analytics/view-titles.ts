import type { AnalyticsView } from "@marquee/contracts/insight/analytics";

/** What the pages of numbers are called outside of the site. */
export const viewTitles: Record<AnalyticsView, string> = {
  analytics: "Enterprise Analytics",
  engagement: "Audience Engagement",
  roi: "ROI & Reporting",
};
