import { type OperationProfiles, small } from "./operation-profile.ts";

/** What every admin transaction needs: the check that the caller is still an admin, and the audit entry. */
const audited = ["ConditionCheckItem", "PutItem"] as const;

export const adminProfiles: OperationProfiles<"admin"> = {
  getAdminOverview: {
    // It reads every user and card payment in the stage once.
    memoryMb: 1_024,
    timeoutSeconds: 25,
    indexes: ["lists", "sweep"],
    deadLetters: "count",
    impact: "The Admin Dashboard shows no numbers.",
  },
  listUsers: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "User Management does not load.",
  },
  updateUser: {
    ...small,
    // A suspended account's open checkouts are ended at the card provider.
    timeoutSeconds: 25,
    table: [...audited, "GetItem", "Query", "UpdateItem", "DeleteItem"],
    connections: ["DELETE"],
    secrets: ["stripe"],
    settings: ["payments"],
    impact: "Nobody can be suspended, reinstated or given another role.",
    alarmed: true,
  },
  adjustCredits: {
    ...small,
    table: [...audited, "GetItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Admins cannot book credits.",
    alarmed: true,
  },
  listAdjustments: {
    ...small,
    indexes: ["lists"],
    impact: "Adjustments that are waiting for a second admin do not appear.",
  },
  decideAdjustment: {
    ...small,
    table: [...audited, "GetItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Adjustments keep waiting; nothing is booked.",
    alarmed: true,
  },
  listApprovals: {
    ...small,
    indexes: ["lists"],
    impact: "Changes that are waiting for a second admin do not appear.",
  },
  decideApproval: {
    ...small,
    // A suspended admin's open checkouts are ended at the card provider.
    timeoutSeconds: 25,
    table: [...audited, "GetItem", "Query", "UpdateItem", "DeleteItem"],
    connections: ["DELETE"],
    secrets: ["stripe"],
    settings: ["payments"],
    impact: "Changes of admins, cheaper packages and lower prices keep waiting; nothing changes.",
    alarmed: true,
  },
  listAudit: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "The audit log does not load; it is still written.",
  },
  listWebhookEvents: {
    ...small,
    indexes: ["lists"],
    impact: "The webhook log does not load; events are still applied.",
  },
  getWebhookEvent: {
    ...small,
    table: ["BatchGetItem"],
    impact: "A webhook event does not open.",
  },
  replayWebhookEvent: {
    ...small,
    table: [...audited, "GetItem", "BatchGetItem", "UpdateItem"],
    settings: ["payments"],
    secrets: ["stripe"],
    impact: "A webhook event cannot be reapplied by hand; the reconciler still asks the provider.",
  },
  checkLedgers: {
    ...small,
    timeoutSeconds: 25,
    table: ["GetItem", "Query"],
    indexes: ["lists"],
    impact: "The ledger check on the admin page does not run; the command still does.",
  },
};
