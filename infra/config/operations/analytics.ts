import { type OperationProfiles, small } from "./operation-profile.ts";

/** A page reads the deals, the book, its summaries, and the facts where summaries are outdated. */
const reading = { table: ["GetItem", "BatchGetItem", "Query"] } as const;
/** A call that writes to a book also updates its summaries. */
const writing = { table: [...reading.table, "PutItem", "DeleteItem"] } as const;

export const analyticsProfiles: OperationProfiles<"analytics"> = {
  getAnalytics: {
    ...small,
    ...reading,
    impact: "The analytics pages do not load.",
  },
  listTileRows: {
    ...small,
    ...reading,
    impact: "Nobody can see the rows behind a number.",
  },
  listAnalyticsDeals: {
    ...small,
    ...reading,
    impact: "Nobody can see the deals behind the pipeline and the ranking.",
  },
  recordMetrics: {
    ...small,
    ...writing,
    impact: "Nobody can record a deal's measures.",
  },
  deleteMetrics: {
    ...small,
    ...writing,
    impact: "Nobody can delete what they recorded by mistake.",
  },
  listMetrics: {
    ...small,
    table: ["GetItem", "BatchGetItem"],
    impact: "A deal's recorded measures are not listed.",
  },
  importMetrics: {
    ...small,
    ...writing,
    impact: "Nobody can import a file of measures.",
  },
  loadSampleAnalytics: {
    ...small,
    ...writing,
    impact: "Sample numbers cannot be loaded.",
  },
  removeSampleAnalytics: {
    ...small,
    ...writing,
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
    impact: "Nobody can see which of their links still work.",
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
    // Rendering text needs CPU rather than memory.
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
