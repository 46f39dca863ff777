import { type OperationProfiles, small, toldToPages } from "./operation-profile.ts";

export const addOnsProfiles: OperationProfiles<"add-ons"> = {
  createAddOn: {
    ...small,
    ...toldToPages,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot add add-ons to their events.",
  },
  updateAddOn: {
    ...small,
    ...toldToPages,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot change add-ons.",
  },
  deleteAddOn: {
    ...small,
    ...toldToPages,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot delete add-ons.",
  },
};
