import type { AuditEntry } from "@marquee/contracts/admin/admin";
import type { Core } from "../../core.ts";
import { auditList, readAudit } from "../../ground/audit/audit.item.ts";
import { listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { withNames } from "./audit-names.ts";

/** One page of what admins did, newest first, with the names of the people involved. */
export async function listAudit(core: Core, page: PageRequest): Promise<AdminPage<AuditEntry>> {
  const { items, cursor } = await listPage(core, auditList, {
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readAudit);
  return { items: await withNames(core, rows), cursor, unreadable };
}
