import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

/** Calls that take or release a spot may offer it to the waiting list. */
const taking = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  indexes: ["lists"],
  pushesToUser: true,
} as const;

/** Offers and moves also check what they stand on, such as the event that they are for. */
const deciding = { ...taking, table: [...taking.table, "ConditionCheckItem"] } as const;

export const dealsProfiles: OperationProfiles<"deals"> = {
  createSponsorshipDeal: {
    ...small,
    ...deciding,
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
    impact: "Programs that request a brand's deals get none.",
  },
  getSponsorshipDeal: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    impact: "A deal's page does not open.",
  },
  listDealVersions: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "Earlier offers of a deal do not load.",
  },
  listDealHistory: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    impact: "Earlier steps of a deal do not load.",
  },
  getDealRenewal: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    indexes: ["lists"],
    impact: "Nobody can see what a renewal opens, so pages cannot renew deals.",
  },
  transitionSponsorshipDeal: {
    ...small,
    // Signing requires the password or a code.
    memoryMb: hashingMb,
    ...deciding,
    secrets: ["factors"],
    impact: "Nobody can negotiate, accept, cancel or complete deals.",
  },
  updateDeliverable: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Nobody can update the status of a deliverable.",
  },
  listOwedDeliverables: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Nobody can see what they still have to deliver this week.",
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
    impact: "Spots that brands give back stay held until the hold expires.",
  },
  joinWaitingList: {
    ...small,
    ...taking,
    impact: "Nobody can join the waiting list of a sold-out package.",
  },
  leaveWaitingList: {
    ...small,
    ...taking,
    impact: "Brands that left a waiting list are still offered spots.",
  },
};
