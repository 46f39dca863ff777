import { exists } from "@marquee/table/condition";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import { deletedName, type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** All entries by time. */
export const auditList: List = { name: "AUDIT", shards: 1 };

/** An audit entry never expires and changes only when an account that it concerns is deleted. */
const auditEntity = entity({
  rowType: "audit",
  shape: {
    id: z.string(),
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    /** Who ordered a job that it is about, for which account and through whose grant. */
    order: z.optional(
      z.object({
        accountId: z.string(),
        personId: z.optional(z.string()),
        throughId: z.optional(z.string()),
      }),
    ),
    reason: z.nullable(z.string()),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
    createdAt: z.string(),
  },
  key: ({ id }: { id: string }) => ({ pk: `AUDIT#${id}`, sk: "AUDIT" }),
  list: ({ id, createdAt }) => ({ list: auditList, at: `${createdAt}#${id}` }),
});
export type AuditRecord = ReturnType<typeof auditEntity.read>;

export const readAudit = auditEntity.read;

export const auditKey = (id: string): Key => auditEntity.key({ id });

export const auditItem = auditEntity.item;

export const auditRows: RowKind<typeof auditEntity> = {
  entity: auditEntity,
  owner: "elsewhere",
  person: "name",
  export: { notShown: "It is about admins. What it changed is in the account's activity, which is shown." },
  onDelete: {
    // Who changed what must stay traceable: ids stay, free text and names go.
    anonymize(row, leaver) {
      const { id, actor, reason } = readAudit(row);
      const acted = actor === leaver.username;
      return {
        op: "update",
        key: auditKey(id),
        set: {
          ...(acted ? { actor: leaver.id } : {}),
          // What an admin writes about somebody else belongs to that person, not to the admin.
          ...(!acted && reason !== null ? { reason: deletedName } : {}),
        },
        when: exists,
      };
    },
  },
};

export const auditPage: RowPage<typeof auditEntity> = {
  entity: auditEntity,
  rows: [
    {
      name: "Audit entry",
      sample: { id: "{audit}", createdAt: "{time}" },
      reached: "All of them, newest first; written once, in the transaction that it describes",
    },
  ],
  kept: "What admins did must stay traceable for as long as the stage exists; the log grows only with people's own clicks.",
};
