import { type OperationProfiles, small } from "./operation-profile.ts";

/** A page reads the deals, the book and its summaries; summaries that are out of date are settled first. */
const reading = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "DeleteItem"],
} as const;

export const analyticsProfiles: OperationProfiles<"analytics"> = {
  getAnalytics: {
    ...small,
    ...reading,
    impact: "The pages of analytics do not load.",
  },
  listTileRows: {
    ...small,
    ...reading,
    impact: "Nobody can see the rows behind a number.",
  },
  recordMetrics: {
    ...small,
    ...reading,
    impact: "Nobody can record what was measured of a deal.",
  },
  deleteMetrics: {
    ...small,
    ...reading,
    impact: "Nobody can delete what they recorded by mistake.",
  },
  listMetrics: {
    ...small,
    table: ["GetItem", "BatchGetItem"],
    impact: "What was recorded of a deal is not listed.",
  },
  importMetrics: {
    ...small,
    ...reading,
    impact: "Nobody can import a file of measures.",
  },
  loadSampleAnalytics: {
    ...small,
    ...reading,
    impact: "Sample numbers cannot be loaded.",
  },
  removeSampleAnalytics: {
    ...small,
    ...reading,
    impact: "Sample numbers cannot be removed.",
  },
  createAnalyticsShare: {
    ...small,
    table: ["Query", "PutItem", "ConditionCheckItem"],
    impact: "Nobody can share a page of their numbers.",
  },
  listAnalyticsShares: {
    ...small,
    table: ["Query"],
    impact: "Nobody sees which of their links still work.",
  },
  revokeAnalyticsShare: {
    ...small,
    table: ["Query", "DeleteItem"],
    impact: "Links to numbers cannot be revoked; they work until they expire.",
  },
  getSharedAnalytics: {
    ...small,
    table: [...reading.table, "UpdateItem"],
    impact: "Links to numbers show nothing.",
  },
  getAnalyticsReport: {
    ...reading,
    // Drawing text takes computing rather than memory.
    memoryMb: 1_024,
    timeoutSeconds: 20,
    impact: "Pages of numbers cannot be downloaded as PDF.",
  },
  setAnalyticsGoal: {
    ...small,
    table: ["GetItem", "PutItem"],
    impact: "Nobody can set a goal for a number.",
  },
};
