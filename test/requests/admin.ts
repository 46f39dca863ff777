import type { Requests } from "./request.ts";

export const adminRequests: Requests<"admin"> = {
  getAdminOverview: { about: "nothing" },
  listUsers: { about: "nothing" },
  exportUsers: { about: "nothing" },
  updateUser: { about: "nothing", path: "/api/admin/users/usr_none", body: { suspended: false } },
  adjustCredits: {
    about: "nothing",
    path: "/api/admin/users/usr_none/credits",
    body: { amount: 1, reason: "Goodwill" },
  },
  listAdjustments: { about: "nothing" },
  decideAdjustment: {
    about: "nothing",
    path: "/api/admin/adjustments/adj_none/decision",
    body: { approve: false },
  },
  listApprovals: { about: "nothing" },
  decideApproval: {
    about: "nothing",
    path: "/api/admin/approvals/apr_none/decision",
    body: { approve: false },
  },
  listAudit: { about: "nothing" },
  listWebhookEvents: { about: "nothing" },
  getWebhookEvent: { about: "nothing", path: "/api/admin/webhooks/evt_none" },
  replayWebhookEvent: { about: "nothing", path: "/api/admin/webhooks/evt_none/replay" },
  checkLedgers: { about: "nothing" },
  listRecentPurchases: { about: "nothing" },
  exportPurchases: { about: "nothing" },
  listSignedDeals: { about: "nothing" },
  listRoleChanges: { about: "nothing" },
  decideRoleChange: {
    about: "nothing",
    path: "/api/admin/users/usr_none/role-change",
    body: { approve: false, requestedAt: "2026-01-05T09:00:00.000Z", reason: "Not yet" },
  },
  listAllSupportRequests: { about: "nothing" },
  answerSupportRequest: {
    about: "nothing",
    path: "/api/admin/users/usr_none/support-requests/sup_none/answer",
    body: { answer: "It's under Credits." },
  },
};
