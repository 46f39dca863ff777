import * as z from "zod/mini";
import { apiKeySchema } from "../account/api-keys.ts";
import { userSchema } from "../account/auth.ts";
import { sessionSchema } from "../account/security.ts";
import { teamRoles } from "../account/team-roles.ts";
import { creditTransactionSchema } from "../credits/credits.ts";
import { paymentSchema } from "../credits/payments.ts";
import { dealSides, dealStatuses } from "../deals/deal-moves.ts";
import { idSchema, pageQuerySchema, requiredText, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { adminUserSchema } from "./admin.ts";
import { reasonSchema } from "./reason.ts";
import { adminJobSchema } from "./system.ts";

/** The address that an admin saw; nothing happens to another one. */
const seenAddressSchema = requiredText("Address", 254);

const params = z.strictObject({ id: idSchema });

const namedAccountSchema = z.strictObject({ id: idSchema, name: z.string(), teamRole: z.enum(teamRoles) });

/** An account and the person who registered it: what an admin needs to answer for it, and no secret. */
export const accountDetailsSchema = z.strictObject({
  user: adminUserSchema,
  /** Whether its owner has proven a way to be reached. */
  confirmed: z.boolean(),
  /** Whether the address itself was confirmed. */
  emailConfirmed: z.boolean(),
  /** A new address that waits to be confirmed. */
  pendingEmail: z.nullable(z.string()),
  /** Who may sign in other than by phone: with a password, with Google. */
  signsInWith: z.strictObject({ password: z.boolean(), google: z.boolean(), phone: z.boolean() }),
  /** The account's people, owners first. */
  people: z.array(z.extend(namedAccountSchema, { email: z.nullable(z.string()), joinedAt: timestampSchema })),
  /** The accounts of others that the person belongs to, with their role there. */
  memberships: z.array(namedAccountSchema),
  /** Where the person is signed in, newest first. */
  sessions: z.array(z.omit(sessionSchema, { id: true, current: true })),
  /** The account's keys, without any part of their secrets. */
  keys: z.array(z.omit(apiKeySchema, { prefix: true })),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

export const getAccount = operation({
  id: "getAccount",
  area: "accounts",
  method: "GET",
  path: "/api/admin/accounts/{id}",
  access: "admin",
  session: "first",
  params,
  responses: { 200: accountDetailsSchema },
  errors: ["not_found"],
  summary: "Get an account with its people, and its person's sessions and companies. No secrets",
});

/** A ledger entry without what was ordered. */
export const accountTransactionSchema = z.omit(creditTransactionSchema, { subject: true });
export type AccountTransaction = z.infer<typeof accountTransactionSchema>;

export const listAccountTransactions = operation({
  id: "listAccountTransactions",
  area: "accounts",
  method: "GET",
  path: "/api/admin/accounts/{id}/transactions",
  access: "admin",
  session: "first",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(accountTransactionSchema) },
  summary: "List an account's credit transactions, newest first, without what was ordered",
});

export const listAccountPayments = operation({
  id: "listAccountPayments",
  area: "accounts",
  method: "GET",
  path: "/api/admin/accounts/{id}/payments",
  access: "admin",
  session: "first",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(paymentSchema) },
  summary: "List an account's payments, newest first",
});

export const listAccountJobs = operation({
  id: "listAccountJobs",
  area: "accounts",
  method: "GET",
  path: "/api/admin/accounts/{id}/jobs",
  access: "admin",
  session: "first",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(adminJobSchema) },
  summary: "List an account's jobs of every kind and status, newest first",
});

/** A deal as admins see it. Its terms are between its sides. */
export const accountDealSchema = z.strictObject({
  id: idSchema,
  eventName: z.string(),
  /** The account's own side. */
  side: z.enum(dealSides),
  /** The other side's name and company. */
  with: z.strictObject({ name: z.string(), company: z.string() }),
  withId: idSchema,
  status: z.enum(dealStatuses),
  updatedAt: timestampSchema,
});
export type AccountDeal = z.infer<typeof accountDealSchema>;

export const listAccountDeals = operation({
  id: "listAccountDeals",
  area: "accounts",
  method: "GET",
  path: "/api/admin/accounts/{id}/deals",
  access: "admin",
  session: "first",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(accountDealSchema) },
  summary: "List an account's deals, newest change first, without their terms",
});

/** That somebody was mailed. What a mail says is its reader's. */
export const accountMailSchema = z.strictObject({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  /** Whether the mail service took it. */
  sent: z.boolean(),
  createdAt: timestampSchema,
});
export type AccountMail = z.infer<typeof accountMailSchema>;

export const listAccountMails = operation({
  id: "listAccountMails",
  area: "accounts",
  method: "GET",
  path: "/api/admin/accounts/{id}/mails",
  access: "admin",
  session: "first",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(accountMailSchema) },
  summary: "List the emails that an account was sent in the last 90 days, newest first, by subject",
});

/** What somebody wrote to order a job. */
export const jobInputSchema = z.strictObject({
  /** A campaign's brief, or the message to Morgan; null once it is gone. */
  text: z.nullable(z.string()),
  /** What else a campaign's order says, by the contract's names. */
  details: z.record(z.string(), z.unknown()),
});
export type JobInput = z.infer<typeof jobInputSchema>;

export const showJobInput = operation({
  id: "showJobInput",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/jobs/{job}/input",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema, job: idSchema }),
  body: z.strictObject({ reason: reasonSchema }),
  responses: { 200: jobInputSchema },
  errors: ["not_found", "conflict"],
  summary: "Read what a user wrote to order a job, with a reason. It's recorded in the audit log",
});

export const sendResetLink = operation({
  id: "sendResetLink",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/reset-link",
  access: "admin",
  session: "first",
  stepUp: true,
  params,
  body: z.strictObject({ email: seenAddressSchema, reason: reasonSchema }),
  responses: { 204: null },
  errors: ["not_found", "conflict", "too_many_requests"],
  summary: "Email a user a link to choose a new password. Nobody but them can read it",
});

export const resendAccountConfirmation = operation({
  id: "resendAccountConfirmation",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/confirmation",
  access: "admin",
  session: "first",
  stepUp: true,
  params,
  body: z.strictObject({ email: seenAddressSchema, reason: reasonSchema }),
  responses: { 204: null },
  errors: ["not_found", "conflict", "too_many_requests"],
  summary: "Email a user the link again that confirms their address",
});

export const confirmAccountEmail = operation({
  id: "confirmAccountEmail",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/confirmed-email",
  access: "admin",
  session: "first",
  stepUp: true,
  params,
  body: z.strictObject({ email: seenAddressSchema, reason: reasonSchema }),
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary: "Confirm a user's present address for them, which brings welcome credits. Never a new address",
});

export const endAccountSessions = operation({
  id: "endAccountSessions",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/sessions/end",
  access: "admin",
  session: "first",
  stepUp: true,
  params,
  body: z.strictObject({ reason: reasonSchema }),
  responses: { 200: z.strictObject({ ended: z.int() }) },
  errors: ["not_found", "conflict"],
  summary: "Sign a user out everywhere",
});

export const startViewing = operation({
  id: "startViewing",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/viewing",
  access: "admin",
  session: "first",
  stepUp: true,
  params,
  body: z.strictObject({ reason: reasonSchema }),
  responses: { 200: userSchema },
  errors: ["not_found", "conflict"],
  summary:
    "Look at the product as an account, read only, for an hour at most. The account's owners see that you do",
});

export const openMessages = operation({
  id: "openMessages",
  area: "accounts",
  method: "POST",
  path: "/api/admin/accounts/{id}/viewing/messages",
  access: "admin",
  session: "first",
  self: true,
  whileViewing: "allowed",
  params,
  body: z.strictObject({ reason: reasonSchema }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Open the messages of the account that you view, with a reason of its own",
});

export const stopViewing = operation({
  id: "stopViewing",
  area: "accounts",
  method: "DELETE",
  path: "/api/admin/accounts/{id}/viewing",
  access: "admin",
  session: "first",
  self: true,
  whileViewing: "allowed",
  params,
  responses: { 200: userSchema },
  summary: "Stop viewing an account, and be in your own again",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const accountsOperations = {
  getAccount,
  listAccountTransactions,
  listAccountPayments,
  listAccountJobs,
  listAccountDeals,
  listAccountMails,
  showJobInput,
  sendResetLink,
  resendAccountConfirmation,
  confirmAccountEmail,
  endAccountSessions,
  startViewing,
  openMessages,
  stopViewing,
};
