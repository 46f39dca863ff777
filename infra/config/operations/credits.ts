import { type OperationProfiles, small } from "./operation-profile.ts";

export const creditsProfiles: OperationProfiles<"credits"> = {
  listCreditPackages: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "The credits page shows nothing to buy.",
  },
  getCreditBalance: {
    ...small,
    table: ["GetItem"],
    impact: "The credits widget stays empty; ordering and buying still work.",
  },
  listCreditTransactions: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "The list of credit transactions stays empty.",
  },
};
