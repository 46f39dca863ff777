import { AppError } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { type AuditNote, auditWrite } from "../audit/audit.ts";
import type { Core } from "../ports.ts";
import { activeUser } from "../sessions/sessions.ts";
import { profileKey, type UserRecord } from "../users/user.item.ts";

/** Condition on a profile that may act as an admin. */
export const activeAdmin = all(attribute("role").is("admin"), activeUser);

/** Whoever acts on the admin page. */
export type Admin = Pick<UserRecord, "id" | "username">;

/** What is done, and to what; who does it is the admin. */
export type AdminNote = Omit<AuditNote, "actor">;

/**
 * What every admin's transaction begins with: that they still are an active admin, and the entry of the audit log.
 * Two admins who demote each other at once therefore cannot both succeed, so there is always one left.
 */
export function adminWrites(core: Core, admin: Admin, note: AdminNote): LabelledWrite[] {
  return [
    {
      label: "admin",
      write: {
        op: "check",
        key: profileKey(admin.id),
        when: activeAdmin,
      },
    },
    auditWrite(core, { actor: admin.username, ...note }),
  ];
}

/**
 * Does something as an admin: all of it with its audit entry, or nothing.
 * @throws AppError forbidden for who is no admin any more; TransactionRefused with the label of another condition
 */
export async function actAsAdmin(
  core: Core,
  admin: Admin,
  note: AdminNote,
  writes: readonly LabelledWrite[],
): Promise<void> {
  try {
    await core.table.transact([...adminWrites(core, admin, note), ...writes]);
  } catch (error) {
    throw toForbidden(error);
  }
}

/** The refusal of somebody who is no admin any more, or the error itself. */
export function toForbidden(error: unknown): unknown {
  return error instanceof TransactionRefused && error.label === "admin"
    ? new AppError("forbidden", { cause: error })
    : error;
}
