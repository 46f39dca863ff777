import { type OperationProfiles, small } from "./operation-profile.ts";

export const proposalsProfiles: OperationProfiles<"proposals"> = {
  proposeSponsorshipPackage: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    pushesToUser: true,
    impact: "Hosts cannot create packages for individual brands.",
  },
  listEventContacts: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    indexes: ["lists"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot choose which brand a package is for.",
  },
};
