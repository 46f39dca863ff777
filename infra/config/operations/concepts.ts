import { type OperationProfiles, small } from "./operation-profile.ts";

/** Rendering text and a concept board needs CPU rather than memory. */
const drawing = { memoryMb: 1_024, timeoutSeconds: 20, mockups: "read" } as const;

export const conceptsProfiles: OperationProfiles<"concepts"> = {
  getConceptPdf: {
    ...drawing,
    table: ["GetItem"],
    impact: "Concepts cannot be downloaded as PDF.",
  },
  createConceptShare: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "ConditionCheckItem"],
    impact: "Nobody can share a concept.",
  },
  listConceptShares: {
    ...small,
    table: ["Query", "BatchGetItem"],
    impact: "Nobody can see which of their links to concepts still work.",
  },
  revokeConceptShare: {
    ...small,
    table: ["Query", "DeleteItem"],
    impact: "Links to concepts cannot be revoked; they work until they expire.",
  },
  getSharedConcept: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    impact: "Links to concepts show nothing.",
  },
  getSharedConceptMockup: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    mockups: "read",
    impact: "Links to concepts show no concept board.",
  },
  getSharedConceptPdf: {
    ...drawing,
    table: ["GetItem", "UpdateItem"],
    impact: "The concept behind a link cannot be downloaded as PDF.",
  },
  listConceptEvents: {
    ...small,
    table: ["GetItem", "Query", "BatchGetItem"],
    impact: "Nobody can find events for a concept.",
  },
  listConceptDeals: {
    ...small,
    table: ["GetItem", "Query", "BatchGetItem"],
    impact: "The page of a concept does not show the deals that came of it.",
  },
};
