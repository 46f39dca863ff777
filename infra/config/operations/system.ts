import { jobKindNames } from "@marquee/contracts/job-kinds";
import { type OperationProfiles, small } from "./operation-profile.ts";

/** What every admin transaction needs: the check that the caller is still an admin, and the audit entry. */
const audited = ["ConditionCheckItem", "PutItem"] as const;

export const systemProfiles: OperationProfiles<"system"> = {
  getPublicSettings: {
    ...small,
    table: ["GetItem"],
    settings: ["payments", "google", "adminSecondFactor", "diagnostics"],
    secrets: ["stripe"],
    impact: "Pages fall back to the usual prices and show no banner.",
  },
  getSystemSettings: {
    ...small,
    table: ["GetItem"],
    impact: "System Control does not load.",
  },
  updateSystemSettings: {
    ...small,
    table: [...audited, "GetItem"],
    impact: "Flags, prices and banner cannot be changed.",
    alarmed: true,
  },
  listAllCreditPackages: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "The packages do not show in System Control; they are still sold.",
  },
  updateCreditPackage: {
    ...small,
    table: [...audited, "GetItem", "UpdateItem"],
    impact: "Credit packages cannot be changed.",
  },
  listJobs: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists", "sweep"],
    impact: "Open and failed jobs do not show; they are still worked and swept.",
  },
  retryJob: {
    ...small,
    table: [...audited, "GetItem", "BatchGetItem", "UpdateItem"],
    settings: ["modelBudget"],
    sendsTo: jobKindNames,
    impact: "Jobs cannot be sent again by hand; the sweeper still does.",
    alarmed: true,
  },
  refundJob: {
    ...small,
    table: [...audited, "GetItem", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    impact: "Credits of a job cannot be given back by hand; the sweeper still does for those that failed.",
    alarmed: true,
  },
  listDeadLetters: {
    ...small,
    deadLetters: "look",
    impact: "Dead letters do not show; their alarm still does.",
  },
  redriveDeadLetters: {
    ...small,
    timeoutSeconds: 25,
    table: [...audited],
    deadLetters: "redrive",
    impact: "Dead letters cannot be sent again from the admin page.",
  },
};
