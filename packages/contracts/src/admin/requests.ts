import * as z from "zod/mini";
import { idSchema, pageQueryShape, timestampSchema } from "../fields.ts";
import { roleChangeSchema, roleTiesSchema } from "../home/support.ts";
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
