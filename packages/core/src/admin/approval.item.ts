import { type Approval, approvalKinds } from "@marquee/contracts/http/admin";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

/** A change that one admin asked for and another has to agree to. */
const approvalCodec = codec({
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
  /** Names as they were; the id is what tells people apart. */
  requestedBy: z.string(),
  requestedById: z.string(),
  decidedBy: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ApprovalRecord = ReturnType<typeof approvalCodec.read>;

export const readApproval = approvalCodec.read;

export function approvalKey(id: string): Key {
  return { pk: `APPROVAL#${id}`, sk: "APPROVAL" };
}

/** All of them on the first global index: read backwards, those that wait come first, each group newest first. */
export const approvalsPartition = "APPROVALS";
export const approvalWaitingPrefix = "WAITING#";

/** Its place on that list. */
export function approvalPlace({ id, status, createdAt }: ApprovalRecord): string {
  return `${status === "waiting" ? approvalWaitingPrefix : "DECIDED#"}${createdAt}#${id}`;
}

export function approvalItem(approval: ApprovalRecord): Item {
  return {
    ...approvalKey(approval.id),
    gsi1pk: approvalsPartition,
    gsi1sk: approvalPlace(approval),
    rowType: "approval",
    v: rowVersion,
    ...approval,
  };
}

export function publicApproval({ requestedById: _, ...approval }: ApprovalRecord): Approval {
  return approval;
}
