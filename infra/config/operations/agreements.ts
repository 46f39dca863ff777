import { type OperationProfiles, small } from "./operation-profile.ts";

export const agreementsProfiles: OperationProfiles<"agreements"> = {
  getAgreement: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    impact: "Deals' agreements do not open.",
  },
  getAgreementFile: {
    ...small,
    table: ["GetItem"],
    agreements: "read",
    impact: "Signed agreements cannot be downloaded.",
  },
  verifyAgreement: {
    ...small,
    table: ["GetItem"],
    impact: "Nobody can verify a signed agreement.",
  },
};
