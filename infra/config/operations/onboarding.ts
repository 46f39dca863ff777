import { type OperationProfiles, small } from "./operation-profile.ts";

export const onboardingProfiles: OperationProfiles<"onboarding"> = {
  updateOnboarding: {
    ...small,
    table: ["UpdateItem"],
    impact: "The tour and the welcome may appear again on another device.",
  },
  getChecklist: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    indexes: ["lists"],
    impact: "The first page shows no first steps to new users.",
  },
};
