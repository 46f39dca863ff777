import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

/** Calls that take or release a spot may offer it to the waiting list. */
const taking = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
  indexes: ["lists"],
  pushesToUser: true,
} as const;

export const dealsProfiles: OperationProfiles<"deals"> = {
  createSponsorshipDeal: {
    ...small,
    ...taking,
    impact: "Brands and agencies cannot open deals.",
  },
  listSponsorshipDeals: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "The Deals page and the dashboard's deals do not load.",
  },
  listBrandDeals: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Programs that ask for a brand's deals get none.",
  },
  getSponsorshipDeal: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    impact: "A deal's page does not open.",
  },
  transitionSponsorshipDeal: {
    ...small,
    // Signing requires the password or a code.
    memoryMb: hashingMb,
    ...taking,
    secrets: ["factors"],
    impact: "Nobody can negotiate, accept, cancel or complete deals.",
  },
  updateDeliverable: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Nobody can say what became of a deliverable.",
  },
  listOwedDeliverables: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Nobody sees what they still have to deliver this week.",
  },
  listSponsorshipPackages: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "Nobody can choose a package to sponsor.",
  },
  holdSponsorshipPackage: {
    ...small,
    ...taking,
    impact: "Spots are not held while brands compose offers.",
  },
  releaseSponsorshipPackage: {
    ...small,
    ...taking,
    impact: "Spots that brands give back stay held until their time is over.",
  },
  joinWaitingList: {
    ...small,
    ...taking,
    impact: "Nobody can wait for a package that is sold out.",
  },
  leaveWaitingList: {
    ...small,
    ...taking,
    impact: "Brands that wait no longer are still offered spots.",
  },
};
