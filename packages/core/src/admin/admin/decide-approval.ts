import type { Approval } from "@marquee/contracts/admin/admin";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { packageWrite } from "../../credits/credits/edit-packages.ts";
import {
  type ApprovalRecord,
  approvalEntity,
  approvalKey,
  publicApproval,
  readApproval,
} from "../../ground/approvals/approval.item.ts";
import { type Admin, actAsAdmin, requireDecider } from "../../ground/audit/act-as-admin.ts";
import { forgetSettings } from "../../ground/system/settings.ts";
import { pricesWrite } from "../../ground/system/update-settings.ts";
import { type AccountReach, enforceStanding, readStanding, standingWrites } from "./standing.ts";

/**
 * Decides on a change that another admin requested: it is made once, exactly as requested, or never. Whom it takes away
 * is signed out before this returns.
 * @throws AppError not_found, conflict for one's own request or account, for a decided request, for a requester who is
 *   no longer an admin and for a subject that changed since the request, forbidden also for an admin of less than a day
 */
export async function decideApproval(
  reach: AccountReach,
  admin: Admin,
  id: string,
  approve: boolean,
): Promise<Approval> {
  const { core } = reach;
  const row = await core.table.get(approvalKey(id));
  if (!row) throw new AppError("not_found");
  const waiting = readApproval(row);
  const { kind, subject, requestedById, reason, before, after } = waiting;
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
      ...(approve ? await changeWrites(reach, admin, waiting) : []),
    ];
    const as = { deciding: true, requestedById: approve ? requestedById : undefined };
    await actAsAdmin(core, admin, note, writes, as);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("conflict", { cause: error });
    throw error;
  }
  if (approve && kind === "admin")
    await enforceStanding(reach, subject, readStanding(before), readStanding(after));
  forgetSettings(core);
  return publicApproval(decided);
}

async function changeWrites(
  { core }: AccountReach,
  admin: Admin,
  approval: ApprovalRecord,
): Promise<LabelledWrite[]> {
  const { kind, subject, before, after } = approval;
  switch (kind) {
    case "admin":
      return standingWrites(core, subject, readStanding(before), readStanding(after));
    case "creditPackage":
      return [packageWrite(subject, before, after)];
    case "prices":
      return [await pricesWrite(core, admin, { before, after })];
  }
}
