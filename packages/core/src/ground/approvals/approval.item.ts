import { type Approval, approvalKinds } from "@marquee/contracts/admin/admin";
import { attribute } from "@marquee/table/condition";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import { deletedName, type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** All approvals: read backwards, waiting ones come first, each group newest first. */
export const approvalList: List = { name: "APPROVALS", shards: 1 };
export const approvalWaitingPrefix = "WAITING#";

/** A change that one admin requested and another has to approve. */
export const approvalEntity = entity({
  rowType: "approval",
  shape: {
    id: z.string(),
    kind: z.enum(approvalKinds),
    /** What is changed: an account's or a package's id, or "settings". */
    subject: z.string(),
    /** Its name as it was. */
    subjectName: z.string(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    reason: z.nullable(z.string()),
    status: z.enum(["waiting", "approved", "rejected"]),
    /** Names as they were; the id identifies the person. */
    requestedBy: z.string(),
    requestedById: z.string(),
    decidedBy: z.nullable(z.string()),
    createdAt: z.string(),
  },
  key: ({ id }: { id: string }) => ({ pk: `APPROVAL#${id}`, sk: "APPROVAL" }),
  list: ({ id, status, createdAt }) => ({
    list: approvalList,
    at: `${status === "waiting" ? approvalWaitingPrefix : "DECIDED#"}${createdAt}#${id}`,
  }),
});
export type ApprovalRecord = ReturnType<typeof approvalEntity.read>;

export const readApproval = approvalEntity.read;
export const approvalKey = (id: string) => approvalEntity.key({ id });
export const approvalItem = approvalEntity.item;

export function publicApproval({ requestedById: _, ...approval }: ApprovalRecord): Approval {
  return approval;
}

export const approvalRows: RowKind<typeof approvalEntity> = {
  entity: approvalEntity,
  owner: "elsewhere",
  person: "name",
  export: {
    notShown: "Decisions by admins; what they changed is in the account's activity, which is shown.",
  },
  onDelete: {
    anonymize(row, leaver) {
      const approval = readApproval(row);
      const { id, subject, requestedById, decidedBy, status } = approval;
      const ended =
        !leaver.companyStays && subject === leaver.id && status === "waiting"
          ? ({ status: "rejected" } as const)
          : {};
      return {
        op: "update",
        key: approvalKey(id),
        set: {
          ...(subject === leaver.id ? { subjectName: deletedName, reason: deletedName } : {}),
          ...(requestedById === leaver.id ? { requestedBy: deletedName } : {}),
          ...(decidedBy === leaver.username ? { decidedBy: deletedName } : {}),
          ...ended,
          ...approvalEntity.listed({ ...approval, ...ended }),
        },
        when: attribute("status").is(status),
      };
    },
  },
};

export const approvalPage: RowPage<typeof approvalEntity> = {
  entity: approvalEntity,
  rows: [
    {
      name: "Approval",
      sample: { id: "{approval}", status: "waiting", createdAt: "{time}" },
      reached: "Get; all of them, waiting ones first, then DECIDED#…",
    },
  ],
  kept: "Who approved what must stay traceable, and two people make few decisions.",
};
