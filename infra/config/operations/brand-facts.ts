import { type OperationProfiles, small } from "./operation-profile.ts";

export const brandFactsProfiles: OperationProfiles<"brand-facts"> = {
  getBrandFacts: {
    ...small,
    table: ["GetItem"],
    impact: "Nobody sees what Morgan knows about their brand.",
  },
  updateBrandFacts: {
    ...small,
    table: ["GetItem", "PutItem", "ConditionCheckItem"],
    impact:
      "Nobody can change what Morgan knows about their brand, and the onboarding wizard does not finish.",
  },
  clearBrandFacts: {
    ...small,
    table: ["GetItem", "PutItem", "ConditionCheckItem"],
    impact: "Nobody can clear what Morgan knows about their brand.",
  },
};
