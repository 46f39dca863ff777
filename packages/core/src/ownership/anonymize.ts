import { attribute, exists } from "@marquee/table/condition";
import type { Item, Write } from "@marquee/table/table";
import { approvalKey, approvalPlace, readApproval } from "../admin/approval.item.ts";
import { auditKey, readAudit } from "../audit/audit.item.ts";
import { adjustmentKey, adjustmentPlace, readAdjustment } from "../credits/adjustment.item.ts";
import { readLedgerEntry } from "../credits/ledger-entry.item.ts";
import type { Account } from "./ownership.ts";

/** What stands in place of a name. */
export const nobody = "deleted account";

/**
 * Takes the account's name and the admins' words about it out of an adjustment; its amount and id stay in the books. One
 * that still waited for a decision is rejected: there is nobody to book it to.
 */
export function adjustmentWithout(row: Item, { user }: Account): Write {
  const adjustment = readAdjustment(row);
  const { id, userId, requestedById, decidedBy, status } = adjustment;
  const ended = userId === user.id && status === "waiting" ? ({ status: "rejected" } as const) : {};
  return {
    op: "update",
    key: adjustmentKey(id),
    set: {
      ...(userId === user.id ? { username: nobody, reason: nobody } : {}),
      ...(requestedById === user.id ? { requestedBy: nobody } : {}),
      ...(decidedBy === user.username ? { decidedBy: nobody } : {}),
      ...ended,
      gsi1sk: adjustmentPlace({ ...adjustment, ...ended }),
    },
    when: attribute("status").is(status),
  };
}

/** The same for a change that a second admin decides on. */
export function approvalWithout(row: Item, { user }: Account): Write {
  const approval = readApproval(row);
  const { id, subject, requestedById, decidedBy, status } = approval;
  const ended = subject === user.id && status === "waiting" ? ({ status: "rejected" } as const) : {};
  return {
    op: "update",
    key: approvalKey(id),
    set: {
      ...(subject === user.id ? { subjectName: nobody, reason: nobody } : {}),
      ...(requestedById === user.id ? { requestedBy: nobody } : {}),
      ...(decidedBy === user.username ? { decidedBy: nobody } : {}),
      ...ended,
      gsi1sk: approvalPlace({ ...approval, ...ended }),
    },
    when: attribute("status").is(status),
  };
}

/** What an admin did stays in the log: without the words about the account, and by its id where it acted itself. */
export function auditWithout(row: Item, { user }: Account): Write {
  const { id, actor, reason } = readAudit(row);
  const acted = actor === user.username;
  return {
    op: "update",
    key: auditKey(id),
    set: {
      ...(acted ? { actor: user.id } : {}),
      // Words of an admin about somebody else are that person's, not the admin's.
      ...(!acted && reason !== null ? { reason: nobody } : {}),
    },
    when: exists,
  };
}

/** An adjustment's entry repeats its reason, an admin's own words about the person. */
export function ledgerEntryWithout(row: Item): Write | undefined {
  if (readLedgerEntry(row).kind !== "adjustment") return undefined;
  const { pk, sk } = row;
  return { op: "update", key: { pk, sk }, set: { description: "Credit adjustment" }, when: exists };
}
