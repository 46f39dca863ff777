import { type OperationProfiles, small } from "./operation-profile.ts";

export const matchProfiles: OperationProfiles<"match"> = {
  listRecommendedEvents: {
    ...small,
    table: ["GetItem", "Query", "BatchGetItem"],
    impact: "Nobody sees recommended events.",
  },
  listUpcomingEvents: {
    ...small,
    table: ["Query", "BatchGetItem"],
    impact: "Nobody sees which events come next.",
  },
  listClosedPrices: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "Nobody sees what similar packages were sold for.",
  },
};
