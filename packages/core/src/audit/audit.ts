import type { AuditEntry } from "@marquee/contracts/http/admin";
import type { LabelledWrite } from "@marquee/table/table";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../paging.ts";
import { type Core, isoTime } from "../ports.ts";
import { auditItem, auditPartition, readAudit } from "./audit.item.ts";
import { withNames } from "./audit-names.ts";

export interface AuditNote {
  /** The admin's username; "ops" for a command. */
  actor: string;
  /** The operation's word. */
  action: string;
  /** What it was done to, by id. */
  subject: string;
  reason?: string | undefined;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** An entry of the audit log, for the transaction of what it tells of: nothing is done that is not written down. */
export function auditWrite(core: Core, note: AuditNote): LabelledWrite {
  const nowMs = core.clock.now();
  const { actor, action, subject, reason = null, before = null, after = null } = note;
  const id = core.ids.next("audit", nowMs);
  const item = auditItem({ id, actor, action, subject, reason, before, after, createdAt: isoTime(nowMs) });
  return { label: "audit", write: { op: "put", item } };
}

/** One page of what admins did, newest first, with the names of whom it concerns. */
export async function listAudit(core: Core, page: PageRequest): Promise<AdminPage<AuditEntry>> {
  const { items, cursor } = await core.table.query({
    index: "gsi1",
    pk: auditPartition,
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readAudit);
  return { items: await withNames(core, rows), cursor, unreadable };
}
