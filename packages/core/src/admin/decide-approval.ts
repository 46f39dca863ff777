import { AppError } from "@marquee/contracts/errors";
import type { Approval } from "@marquee/contracts/http/admin";
import { attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import {
  type ApprovalRecord,
  approvalEntity,
  approvalKey,
  publicApproval,
  readApproval,
} from "../approvals/approval.item.ts";
import { type Admin, actAsAdmin, requireDecider } from "../audit/act-as-admin.ts";
import type { Core } from "../core.ts";
import { packageWrite } from "../credits/edit-packages.ts";
import { forgetSettings } from "../system/settings.ts";
import { pricesWrite } from "../system/update-settings.ts";
import { newAdminWrites } from "./update-user.ts";

/**
 * Decides on a change that another admin requested: it is made once, exactly as requested, or never.
 * @throws AppError not_found, conflict for one's own request or account, for a decided request and for a subject that
 *   changed since the request, forbidden also for an admin of less than a day
 */
export async function decideApproval(
  core: Core,
  admin: Admin,
  id: string,
  approve: boolean,
): Promise<Approval> {
  const row = await core.table.get(approvalKey(id));
  if (!row) throw new AppError("not_found");
  const waiting = readApproval(row);
  const { subject, requestedById, reason, before, after } = waiting;
  requireDecider(core, admin, { requestedById, beneficiaryId: subject });
  const decided: ApprovalRecord = {
    ...waiting,
    status: approve ? "approved" : "rejected",
    decidedBy: admin.username,
  };
  const note = {
    action: "decideApproval",
    subject,
    reason: reason ?? undefined,
    before,
    after: { ...after, decision: decided.status },
  };
  try {
    const writes: LabelledWrite[] = [
      {
        label: "approval",
        write: {
          op: "update",
          key: approvalKey(id),
          set: { status: decided.status, decidedBy: decided.decidedBy, ...approvalEntity.listed(decided) },
          when: attribute("status").is("waiting"),
        },
      },
      ...(approve ? await changeWrites(core, admin, waiting) : []),
    ];
    await actAsAdmin(core, admin, note, writes, { deciding: true });
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("conflict", { cause: error });
    throw error;
  }
  forgetSettings(core);
  return publicApproval(decided);
}

async function changeWrites(core: Core, admin: Admin, approval: ApprovalRecord): Promise<LabelledWrite[]> {
  const { kind, subject, before, after } = approval;
  switch (kind) {
    case "admin":
      return newAdminWrites(core, subject, { before, after });
    case "creditPackage":
      return [packageWrite(subject, before, after)];
    case "prices":
      return [await pricesWrite(core, admin, { before, after })];
  }
}
