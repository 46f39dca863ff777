import { type OperationProfiles, small } from "./operation-profile.ts";

export const addOnsProfiles: OperationProfiles<"add-ons"> = {
  createAddOn: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot add add-ons to their events.",
  },
  updateAddOn: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot change add-ons.",
  },
  deleteAddOn: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot delete add-ons.",
  },
};
