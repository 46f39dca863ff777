import { type OperationProfiles, small } from "./operation-profile.ts";

export const libraryProfiles: OperationProfiles<"library"> = {
  listLibrary: {
    ...small,
    // A large library is several megabytes; a response contains little of it.
    memoryMb: 1_024,
    table: ["Query"],
    impact: "The Enterprise Library does not load.",
  },
  changeLibraryStatus: {
    ...small,
    table: ["BatchGetItem", "UpdateItem"],
    impact: "Several saved ideas cannot be archived or restored at once.",
  },
  duplicateCampaignIdea: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem"],
    impact: "Saved ideas cannot be duplicated.",
  },
  listCampaignIdeaVersions: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "Earlier versions of a saved idea do not appear.",
  },
  restoreCampaignIdeaVersion: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    impact: "An earlier version of a saved idea cannot be restored.",
  },
};
