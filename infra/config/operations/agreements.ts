import { type OperationProfiles, small } from "./operation-profile.ts";

export const agreementsProfiles: OperationProfiles<"agreements"> = {
  getAgreement: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    impact: "Deals' agreements do not open.",
  },
  getAgreementFile: {
    // Makes the file if a schedule has not yet, and tells both sides; rendering needs CPU rather than memory.
    memoryMb: 1_024,
    timeoutSeconds: 20,
    table: ["GetItem", "BatchGetItem", "PutItem"],
    agreements: "make",
    pushesToUser: true,
    impact: "Signed agreements cannot be downloaded.",
  },
  verifyAgreement: {
    ...small,
    table: ["GetItem"],
    impact: "Nobody can verify a signed agreement.",
  },
};
