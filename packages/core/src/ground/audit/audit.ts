import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { type AuditRecord, auditItem } from "./audit.item.ts";

export interface AuditNote {
  /** The admin's username; "ops" for a command. */
  actor: string;
  /** The operation's name. */
  action: string;
  /** What it was done to, by id. */
  subject: string;
  order?: AuditRecord["order"];
  reason?: string | undefined;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The write of an audit entry, for the transaction that it describes, so that nothing is done without an entry. */
export function auditWrite(core: Core, note: AuditNote): LabelledWrite {
  const nowMs = core.clock.now();
  const { actor, action, subject, order, reason = null, before = null, after = null } = note;
  const id = core.ids.next("audit", nowMs);
  const createdAt = isoTime(nowMs);
  const item = auditItem({ id, actor, action, subject, order, reason, before, after, createdAt });
  return { label: "audit", write: { op: "put", item } };
}
