import * as z from "zod/mini";
import { idSchema, pageQueryShape, requiredText, timestampSchema } from "../fields.ts";
import { roleChangeSchema, roleTiesSchema, supportRequestSchema } from "../home/support.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { reasonSchema } from "./reason.ts";

const askedRoleChangeSchema = z.extend(roleChangeSchema, {
  userId: idSchema,
  username: z.string(),
  /** What they have under way now; null once it is decided. */
  ties: z.nullable(roleTiesSchema),
});
export type AskedRoleChange = z.infer<typeof askedRoleChangeSchema>;

export const listRoleChanges = operation({
  id: "listRoleChanges",
  area: "admin",
  method: "GET",
  path: "/api/admin/role-changes",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(askedRoleChangeSchema) },
  summary: "List each user's latest request for another role, pending ones first",
});

export const decideRoleChange = operation({
  id: "decideRoleChange",
  area: "admin",
  method: "POST",
  path: "/api/admin/users/{id}/role-change",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    approve: z.boolean(),
    /** Names the request that the admin has read: a newer one is another. */
    requestedAt: timestampSchema,
    reason: reasonSchema,
  }),
  responses: { 200: askedRoleChangeSchema },
  errors: ["not_found", "conflict"],
  summary: "Approve or decline a user's request for another role, with a reason that they read",
});

const askedSupportSchema = z.extend(supportRequestSchema, {
  userId: idSchema,
  username: z.string(),
  name: z.string(),
});
export type AskedSupport = z.infer<typeof askedSupportSchema>;

export const listAllSupportRequests = operation({
  id: "listAllSupportRequests",
  area: "admin",
  method: "GET",
  path: "/api/admin/support-requests",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(askedSupportSchema) },
  summary: "List what users asked, unanswered requests first",
});

export const answerSupportRequest = operation({
  id: "answerSupportRequest",
  area: "admin",
  method: "POST",
  path: "/api/admin/users/{id}/support-requests/{request}/answer",
  access: "admin",
  session: "first",
  params: z.strictObject({ id: idSchema, request: idSchema }),
  body: z.strictObject({ answer: requiredText("Answer", limits.supportTextMaxLength) }),
  responses: { 200: askedSupportSchema },
  errors: ["not_found", "conflict"],
  summary: "Answer a user's request, once. They're notified and emailed",
});
