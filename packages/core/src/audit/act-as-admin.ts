import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { all, any, attribute, type Condition } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import { activeUser, profileKey, type UserRecord } from "../users/user.item.ts";
import { type AuditNote, auditWrite } from "./audit.ts";

/** Condition on a profile that may act as an admin. */
export const activeAdmin = all(attribute("role").is("admin"), activeUser);

/** The admin who acts on the admin page. */
export type Admin = Pick<UserRecord, "id" | "username" | "adminSince">;

/** What is done, and to what; who does it is the admin. */
export type AdminNote = Omit<AuditNote, "actor">;

/** Since when somebody must have been an admin to decide on what another one asked for. */
const seasonedSince = (core: Core) => isoTime(core.clock.now() - durations.newAdminSeconds * 1_000);

/**
 * Refuses who may not decide on another admin's request: the admin who asked for it, an admin who gains
 * by it, and one who became an admin less than a day ago. The decision's transaction checks the last once more.
 * @throws AppError conflict, forbidden
 */
export function requireDecider(
  core: Core,
  admin: Admin,
  request: { requestedById: string; beneficiaryId: string },
): void {
  if (request.requestedById === admin.id) {
    throw new AppError("conflict", {
      message: "You requested this change, so another admin has to approve it.",
    });
  }
  if (request.beneficiaryId === admin.id) {
    throw new AppError("conflict", {
      message: "This affects your own account, so another admin has to approve it.",
    });
  }
  if (admin.adminSince !== null && admin.adminSince > seasonedSince(core)) {
    throw new AppError("forbidden", {
      message:
        "You can approve changes 24 hours after becoming an admin. Ask another admin to approve this one.",
    });
  }
}

/** Condition on the profile of the admin who decides. */
function activeDecider(core: Core): Condition {
  const since = attribute("adminSince");
  return all(activeAdmin, any(since.isAbsent, since.is(null), since.atMost(seasonedSince(core))));
}

/**
 * What every admin's transaction begins with: that they still are an active admin, and the entry of the audit log.
 * Two admins who demote each other at once therefore cannot both succeed, so there is always one left.
 */
export function adminWrites(
  core: Core,
  admin: Admin,
  note: AdminNote,
  { deciding = false } = {},
): LabelledWrite[] {
  return [
    {
      label: "admin",
      write: {
        op: "check",
        key: profileKey(admin.id),
        when: deciding ? activeDecider(core) : activeAdmin,
      },
    },
    auditWrite(core, { actor: admin.username, ...note }),
  ];
}

/**
 * Does something as an admin: all of it with its audit entry, or nothing. `deciding` also demands that they have been one
 * for a day.
 * @throws AppError forbidden for who is no admin any more; TransactionRefused with the label of another condition
 */
export async function actAsAdmin(
  core: Core,
  admin: Admin,
  note: AdminNote,
  writes: readonly LabelledWrite[],
  as: { deciding?: boolean } = {},
): Promise<void> {
  try {
    await core.table.transact([...adminWrites(core, admin, note, as), ...writes]);
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
