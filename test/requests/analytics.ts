import type { Requests } from "./request.ts";

export const analyticsRequests: Requests<"analytics"> = {
  getAnalytics: { about: "own", path: "/api/analytics/date-range?range=last90&event=all&deal=all" },
  listTileRows: { about: "own", path: "/api/analytics/tiles/roi/rows?from=2026-01-01&to=2026-01-31" },
  listAnalyticsDeals: { about: "own" },
  recordMetrics: {
    about: "owner",
    body: { dealId: "deal_none", date: "2026-01-15", impressions: 1_200, revenue: 99.5 },
    owned: ({ dealId }) => ({ body: { dealId, date: "2026-01-15", impressions: 1_200, revenue: 99.5 } }),
  },
  deleteMetrics: { about: "own", path: "/api/analytics/entries/deal_none/2026-01-15" },
  listMetrics: { about: "own", path: "/api/analytics/entries?dealId=deal_none&month=2026-01" },
  importMetrics: {
    about: "own",
    path: "/api/analytics/imports?dryRun=true",
    body: { csv: "dealId,date,leadsGenerated\ndeal_none,2026-01-15,12\n" },
  },
  loadSampleAnalytics: { about: "own" },
  removeSampleAnalytics: { about: "own" },
  createAnalyticsShare: { about: "own", body: { view: "roi", range: "last90", days: 7 } },
  listAnalyticsShares: { about: "own" },
  revokeAnalyticsShare: { about: "own", path: "/api/analytics/shares/shr_none" },
  getSharedAnalytics: {
    about: "nothing",
    path: "/api/shared/analytics/a-token-that-nobody-was-ever-given",
  },
  getAnalyticsReport: { about: "own", path: "/api/analytics/report.pdf?view=analytics&range=last30" },
  setAnalyticsGoal: {
    about: "own",
    path: "/api/analytics/goals/leads",
    body: { goal: 400 },
  },
};
