import type { Approval } from "@marquee/contracts/admin/admin";
import { absent } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type Admin, actAsAdmin } from "../audit/act-as-admin.ts";
import {
  type ApprovalRecord,
  approvalItem,
  approvalList,
  publicApproval,
  readApproval,
} from "./approval.item.ts";

/** What an admin asks another admin to approve. */
export type ApprovalRequest = Pick<
  ApprovalRecord,
  "kind" | "subject" | "subjectName" | "before" | "after"
> & {
  reason?: string | undefined;
};

/** The write that requests an approval, for an admin's transaction. */
export function approvalWrite(core: Core, admin: Admin, request: ApprovalRequest): LabelledWrite {
  const nowMs = core.clock.now();
  const approval: ApprovalRecord = {
    ...request,
    id: core.ids.next("approval", nowMs),
    reason: request.reason ?? null,
    status: "waiting",
    requestedBy: admin.username,
    requestedById: admin.id,
    decidedBy: null,
    createdAt: isoTime(nowMs),
  };
  return { label: "approval", write: { op: "put", item: approvalItem(approval), when: absent } };
}

/** Requests an approval and changes nothing else. @throws AppError forbidden for a former admin */
export async function requestApproval(core: Core, admin: Admin, request: ApprovalRequest): Promise<void> {
  const { before, after, reason, subject } = request;
  const note = { action: "requestApproval", subject, reason, before, after };
  await actAsAdmin(core, admin, note, [approvalWrite(core, admin, request)]);
}

/** One page of approvals, waiting ones first. */
export async function listApprovals(core: Core, page: PageRequest): Promise<AdminPage<Approval>> {
  const { items, cursor } = await listPage(core, approvalList, {
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readApproval);
  return { items: rows.map(publicApproval), cursor, unreadable };
}
