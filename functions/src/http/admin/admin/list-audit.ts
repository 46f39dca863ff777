import { listAudit } from "@marquee/contracts/admin/admin";
import { listAudit as auditPage } from "@marquee/core/admin/admin/list-audit";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/audit: what admins did, newest first. */
export const handler = httpHandler(listAudit, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await auditPage(runtime.core, query, query);
  return { body: items, nextCursor: cursor, unreadable };
});
