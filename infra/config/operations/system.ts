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
    impact: "Credit packages do not appear in System Control; they are still sold.",
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
    impact: "Open and failed jobs do not appear; they are still processed and swept.",
  },
  retryJob: {
    ...small,
    table: [...audited, "GetItem", "BatchGetItem", "UpdateItem"],
    settings: ["modelBudget"],
    sendsTo: jobKindNames,
    impact: "Jobs cannot be resent by hand; the sweeper still resends them.",
    alarmed: true,
  },
  refundJob: {
    ...small,
    table: [...audited, "GetItem", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    impact: "A job's credits cannot be given back by hand; the sweeper still does it for failed jobs.",
    alarmed: true,
  },
  listDeadLetters: {
    ...small,
    deadLetters: "look",
    impact: "Dead letters do not appear; their alarm still works.",
  },
  redriveDeadLetters: {
    ...small,
    timeoutSeconds: 25,
    table: [...audited],
    deadLetters: "redrive",
    impact: "Dead letters cannot be resent from the admin page.",
  },
};
