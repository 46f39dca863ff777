import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

const auditCodec = codec({
  id: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: z.string(),
});
export type AuditRecord = ReturnType<typeof auditCodec.read>;

export const readAudit = auditCodec.read;

/** All entries by time, on the first global index. */
export const auditPartition = "AUDIT";

export function auditKey(id: string): Key {
  return { pk: `AUDIT#${id}`, sk: "AUDIT" };
}

/** An audit entry is never changed and never expires. */
export function auditItem(entry: AuditRecord): Item {
  return {
    ...auditKey(entry.id),
    gsi1pk: auditPartition,
    gsi1sk: `${entry.createdAt}#${entry.id}`,
    rowType: "audit",
    v: rowVersion,
    ...entry,
  };
}
