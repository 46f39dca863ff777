import * as z from "zod/mini";
import { creditBalanceSchema } from "../credits/credits.ts";
import { jobKindNames } from "../credits/job-kinds.ts";
import { paymentStatuses, userRoles } from "../enums.ts";
import { atMost, creditsSchema, idSchema, pageQueryShape, timestampSchema, trimmedLine } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { reasonSchema } from "./reason.ts";
import { daysBackShape, exportOf, exportPurchases, listRecentPurchases, listSignedDeals } from "./recent.ts";
import {
  answerSupportRequest,
  decideRoleChange,
  listAllSupportRequests,
  listRoleChanges,
} from "./requests.ts";

/** Whether the change, or the part of it that a second admin must approve, waits instead of taking effect. */
export const waitingSchema = z.boolean();

const searchSchema = z.optional(z.string().check(trimmedLine(), atMost(100, "Search is too long")));

export const getAdminOverview = operation({
  id: "getAdminOverview",
  area: "admin",
  method: "GET",
  path: "/api/admin/overview",
  access: "admin",
  session: "parallel",
  responses: {
    200: z.strictObject({
      users: z.strictObject({ total: z.int(), suspended: z.int(), last7Days: z.int() }),
      /** USD cents: revenue net of refunds and disputes, from real cards only. */
      revenue: z.strictObject({ totalCents: z.int(), last30DaysCents: z.int(), payments: z.int() }),
      jobs: z.strictObject({
        open: z.int(),
        failedLast24Hours: z.int(),
        failedLastHour: z.int(),
        /** Jobs that were ordered since midnight UTC, and how many of these failed. */
        orderedToday: z.int(),
        failedOfToday: z.int(),
        /** Age of the oldest open job; null when none is open. */
        oldestOpenSeconds: z.nullable(z.int()),
      }),
      queues: z.array(
        z.strictObject({
          name: z.enum(jobKindNames),
          waiting: z.int(),
          deadLetters: z.int(),
          /** For how long the oldest job has waited that no worker has taken yet; null for none. */
          oldestWaitingSeconds: z.nullable(z.int()),
        }),
      ),
      /** Since this time yesterday: new accounts, purchases by real cards, and deals that both sides signed. */
      lastDay: z.strictObject({ accounts: z.int(), purchases: z.int(), deals: z.int() }),
      adjustmentsWaiting: z.int(),
      /** Other changes that wait for a second admin. */
      approvalsWaiting: z.int(),
      /** Users who asked for another role. */
      roleChangesWaiting: z.int(),
      /** Requests for help that nobody has answered. */
      supportWaiting: z.int(),
      /** Rows that these numbers leave out because they are malformed. */
      unreadable: z.int(),
      asOf: timestampSchema,
    }),
  },
  summary: "Get totals for users, revenue, jobs, and queues",
});

export const adminUserSchema = z.strictObject({
  id: idSchema,
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.string(),
  role: z.enum(userRoles),
  suspended: z.boolean(),
  isPartner: z.boolean(),
  twoFactorEnabled: z.boolean(),
  balance: creditBalanceSchema,
  createdAt: timestampSchema,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const userFilterShape = {
  search: searchSchema,
  role: z.optional(z.enum(userRoles)),
  status: z.optional(z.enum(["active", "suspended"])),
  ...daysBackShape,
};

export const listUsers = operation({
  id: "listUsers",
  area: "admin",
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    ...userFilterShape,
  }),
  responses: { 200: z.array(adminUserSchema) },
  summary:
    "List users by name, email, company, or ID, newest first; with days, only those who registered in them",
});

export const exportUsers = operation({
  id: "exportUsers",
  area: "admin",
  method: "POST",
  path: "/api/admin/exports/users",
  access: "admin",
  session: "first",
  stepUp: true,
  query: z.strictObject(userFilterShape),
  responses: { 200: exportOf(adminUserSchema) },
  summary:
    "Get all users that match, for a file, newest first and up to 5,000. It's recorded in the audit log",
});

export const updateUser = operation({
  id: "updateUser",
  area: "admin",
  method: "PATCH",
  path: "/api/admin/users/{id}",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    role: z.optional(z.enum(userRoles)),
    suspended: z.optional(z.boolean()),
    isPartner: z.optional(z.boolean()),
    reason: z.optional(reasonSchema),
  }),
  responses: { 200: z.extend(adminUserSchema, { waiting: waitingSchema }) },
  errors: ["not_found", "conflict"],
  summary:
    "Change a user's role, suspension, or partner status. Not your own; making or removing an admin needs a second admin's approval",
});

export const adjustmentSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  username: z.string(),
  amount: creditsSchema,
  reason: z.string(),
  status: z.enum(["booked", "waiting", "rejected"]),
  requestedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

export const adjustCredits = operation({
  id: "adjustCredits",
  area: "admin",
  method: "POST",
  path: "/api/admin/users/{id}/credits",
  access: "admin",
  session: "first",
  stepUp: true,
  idempotent: true,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    amount: creditsSchema.check(
      z.refine((amount) => amount !== 0, "Enter an amount other than 0"),
      z.minimum(-limits.adjustmentMaxCredits, "The amount is too large"),
      z.maximum(limits.adjustmentMaxCredits, "The amount is too large"),
    ),
    reason: reasonSchema,
  }),
  responses: { 200: adjustmentSchema },
  errors: ["not_found", "conflict", "not_enough_credits"],
  summary:
    "Adjust a user's credits, with a reason. Not your own; more than 1,000 in 24 hours, per admin and per account, needs a second admin's approval",
});

export const listAdjustments = operation({
  id: "listAdjustments",
  area: "admin",
  method: "GET",
  path: "/api/admin/adjustments",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(adjustmentSchema) },
  summary: "List credit adjustments, pending ones first",
});

export const decideAdjustment = operation({
  id: "decideAdjustment",
  area: "admin",
  method: "POST",
  path: "/api/admin/adjustments/{id}/decision",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ approve: z.boolean() }),
  responses: { 200: adjustmentSchema },
  errors: ["not_found", "conflict", "not_enough_credits"],
  summary: "Approve or reject another admin's adjustment",
});

export const approvalKinds = ["admin", "creditPackage", "prices"] as const;

export const approvalSchema = z.strictObject({
  id: idSchema,
  /** What is requested: an admin to make, remove, suspend, or reinstate, cheaper credits in a package, or lower prices of work. */
  kind: z.enum(approvalKinds),
  /** The id of an account or a package, or "settings". */
  subject: z.string(),
  subjectName: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.nullable(z.string()),
  status: z.enum(["waiting", "approved", "rejected"]),
  requestedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type Approval = z.infer<typeof approvalSchema>;

export const listApprovals = operation({
  id: "listApprovals",
  area: "admin",
  method: "GET",
  path: "/api/admin/approvals",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(approvalSchema) },
  summary: "List changes that need a second admin, pending ones first",
});

export const decideApproval = operation({
  id: "decideApproval",
  area: "admin",
  method: "POST",
  path: "/api/admin/approvals/{id}/decision",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ approve: z.boolean() }),
  responses: { 200: approvalSchema },
  errors: ["not_found", "conflict"],
  summary: "Approve or reject another admin's change. It's made exactly as requested, or not at all",
});

export const auditEntrySchema = z.strictObject({
  id: idSchema,
  /** The admin's username; "ops" for a command. */
  actor: z.string(),
  /** The actor's name for display; a deleted account no longer has one. */
  actorName: z.optional(z.string()),
  /** The operation's name, such as updateUser. */
  action: z.string(),
  subject: z.string(),
  /** The subject's name for display; absent if only the id is known. */
  subjectName: z.optional(z.string()),
  /** Who ordered the job that it is about, named with their company, and the agency that they acted through. */
  orderedBy: z.optional(z.string()),
  /** The account that it concerns, where the subject does not say it: whose event or job, or a person's company. */
  account: z.optional(z.strictObject({ id: idSchema, name: z.string() })),
  /** That of the event that it is about, in which its times are told. */
  timeZone: z.optional(z.string()),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: timestampSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = operation({
  id: "listAudit",
  area: "admin",
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    search: searchSchema,
    action: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,60}$/, "Choose an action"))),
    ...daysBackShape,
  }),
  responses: { 200: z.array(auditEntrySchema) },
  summary: "List what admins did, by who, what, to whom, why, and when, newest first",
});

export const webhookEventSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  /** How we handled it. */
  verdict: z.enum(["applied", "repeated", "ignored", "refused", "failed"]),
  /** One sentence: the effect, or why there was none. */
  detail: z.string(),
  paymentId: z.nullable(idSchema),
  status: z.nullable(z.enum(paymentStatuses)),
  receivedAt: timestampSchema,
  /** How often it was delivered. */
  deliveries: z.int(),
});
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

export const listWebhookEvents = operation({
  id: "listWebhookEvents",
  area: "admin",
  method: "GET",
  path: "/api/admin/webhooks",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(webhookEventSchema) },
  summary: "List events from the card provider, newest first",
});

export const getWebhookEvent = operation({
  id: "getWebhookEvent",
  area: "admin",
  method: "GET",
  path: "/api/admin/webhooks/{id}",
  access: "admin",
  session: "first",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: z.extend(webhookEventSchema, { raw: z.string() }) },
  errors: ["not_found"],
  summary: "Get an event exactly as received",
});

export const replayWebhookEvent = operation({
  id: "replayWebhookEvent",
  area: "admin",
  method: "POST",
  path: "/api/admin/webhooks/{id}/replay",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema }),
  responses: { 200: webhookEventSchema },
  errors: ["not_found", "not_configured"],
  summary: "Apply a stored event again. Credits are never added twice",
});

export const checkLedgers = operation({
  id: "checkLedgers",
  area: "admin",
  method: "GET",
  path: "/api/admin/ledger-check",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: {
    200: z.strictObject({
      checkedUsers: z.int(),
      /** Users on the page whose rows could not be read; their balances are unknown. */
      unreadable: z.int(),
      differences: z.array(z.strictObject({ userId: idSchema, username: z.string(), detail: z.string() })),
    }),
  },
  summary: "Recompute the balances of one page of users from their ledgers",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const adminOperations = {
  getAdminOverview,
  listUsers,
  exportUsers,
  updateUser,
  adjustCredits,
  listAdjustments,
  decideAdjustment,
  listApprovals,
  decideApproval,
  listAudit,
  listWebhookEvents,
  getWebhookEvent,
  replayWebhookEvent,
  checkLedgers,
  listRecentPurchases,
  exportPurchases,
  listSignedDeals,
  listRoleChanges,
  decideRoleChange,
  listAllSupportRequests,
  answerSupportRequest,
};
