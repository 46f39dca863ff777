import { type OperationProfiles, small } from "./operation-profile.ts";

export const savedSearchesProfiles: OperationProfiles<"saved-searches"> = {
  createSavedSearch: {
    ...small,
    table: ["PutItem", "UpdateItem", "ConditionCheckItem"],
    impact: "Nobody can save a search.",
  },
  listSavedSearches: {
    ...small,
    table: ["Query"],
    impact: "Saved searches do not load.",
  },
  deleteSavedSearch: {
    ...small,
    table: ["DeleteItem", "UpdateItem"],
    impact: "Saved searches cannot be deleted.",
  },
  markSavedSearchRead: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    impact: "Saved searches stay marked as new after they are opened.",
  },
};
