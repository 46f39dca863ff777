import { listRoleChanges } from "@marquee/contracts/admin/requests";
import { listRoleChanges as roleChangePage } from "@marquee/core/admin/admin/role-changes";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/role-changes: lists users' requests for another role, pending ones first. */
export const handler = httpHandler(listRoleChanges, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await roleChangePage(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
