import * as z from "zod/mini";
import { selfSelectableRoles, userRoles } from "../enums.ts";
import {
  atLeast,
  atMost,
  idSchema,
  pageQueryShape,
  requiredText,
  timestampSchema,
  trimmed,
} from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { sitePath } from "../site-path.ts";

/** What an account has under way that needs its role. */
export const roleTiesSchema = z.strictObject({
  events: z.int(),
  hostDeals: z.int(),
  sponsorDeals: z.int(),
  places: z.int(),
  clients: z.int(),
  agencies: z.int(),
});

export const roleChangeStatuses = ["waiting", "approved", "declined", "withdrawn"] as const;
export type RoleChangeStatus = (typeof roleChangeStatuses)[number];

/** A person's latest request for another role. */
export const roleChangeSchema = z.strictObject({
  from: z.enum(userRoles),
  to: z.enum(selfSelectableRoles),
  reason: z.string(),
  status: z.enum(roleChangeStatuses),
  /** What the admin who decided wrote. */
  answer: z.nullable(z.string()),
  requestedAt: timestampSchema,
  decidedAt: z.nullable(timestampSchema),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

const ownRoleChangeSchema = z.strictObject({
  request: z.nullable(roleChangeSchema),
  ties: roleTiesSchema,
});
export type OwnRoleChange = z.infer<typeof ownRoleChangeSchema>;

export const getRoleChange = operation({
  id: "getRoleChange",
  area: "support",
  method: "GET",
  path: "/api/user/role-change",
  access: { roles: selfSelectableRoles },
  session: "parallel",
  teamRole: "owner",
  responses: { 200: ownRoleChangeSchema },
  summary: "Get your latest request for another role, and what you have under way that needs yours",
});

export const requestRoleChange = operation({
  id: "requestRoleChange",
  area: "support",
  method: "POST",
  path: "/api/user/role-change",
  access: { roles: selfSelectableRoles },
  session: "first",
  teamRole: "owner",
  body: z.strictObject({
    role: z.enum(selfSelectableRoles, "Choose a role"),
    reason: z
      .string("Say why you need another role")
      .check(
        trimmed(),
        atLeast(10, "Say why in at least 10 characters"),
        atMost(limits.requestReasonMaxLength, "Reason is too long"),
      ),
  }),
  responses: { 201: ownRoleChangeSchema },
  errors: ["conflict"],
  summary: "Ask for another role. An admin decides; what needs your present role has to be done first",
});

export const withdrawRoleChange = operation({
  id: "withdrawRoleChange",
  area: "support",
  method: "DELETE",
  path: "/api/user/role-change",
  access: { roles: selfSelectableRoles },
  session: "first",
  teamRole: "owner",
  responses: { 200: ownRoleChangeSchema },
  errors: ["conflict"],
  summary: "Withdraw your request for another role. Again changes nothing",
});

/** What a request for help is about. */
export const supportTopics = ["question", "problem", "billing", "account", "other"] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const supportTopicLabels: Record<SupportTopic, string> = {
  question: "How something works",
  problem: "Something that doesn't work",
  billing: "Payments, credits, and refunds",
  account: "My account",
  other: "Something else",
};

export const supportRequestSchema = z.strictObject({
  id: idSchema,
  topic: z.enum(supportTopics),
  text: z.string(),
  /** The page that it is about, and the reference that an error there had. */
  page: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  status: z.enum(["waiting", "answered"]),
  answer: z.nullable(z.string()),
  createdAt: timestampSchema,
  answeredAt: z.nullable(timestampSchema),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

export const createSupportRequest = operation({
  id: "createSupportRequest",
  area: "support",
  method: "POST",
  path: "/api/support-requests",
  access: "user",
  session: "first",
  self: true,
  idempotent: true,
  body: z.strictObject({
    topic: z.enum(supportTopics, "Choose a topic"),
    text: requiredText("Message", limits.supportTextMaxLength),
    page: z.optional(
      z.string().check(
        z.maxLength(300, "The page's address is too long"),
        z.refine((path) => path === sitePath(path), "This isn't a page of this site"),
      ),
    ),
    reference: z.optional(z.string().check(z.regex(/^[\w=-]{1,80}$/, "This isn't a reference"))),
  }),
  responses: { 201: supportRequestSchema },
  summary: "Ask for help. An admin answers by notification and email",
});

export const listSupportRequests = operation({
  id: "listSupportRequests",
  area: "support",
  method: "GET",
  path: "/api/support-requests",
  access: "user",
  session: "parallel",
  self: true,
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(supportRequestSchema) },
  summary: "List what you asked and the answers, newest first",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const supportOperations = {
  getRoleChange,
  requestRoleChange,
  withdrawRoleChange,
  createSupportRequest,
  listSupportRequests,
};
