import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { all, any, attribute, type Condition } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { activeUser, profileKey, type UserRecord } from "../users/user.item.ts";
import { type AuditNote, auditWrite } from "./audit.ts";

/** Condition on a profile that may act as an admin. */
export const activeAdmin = all(attribute("role").is("admin"), activeUser);

/** The admin who acts on the admin page. */
export type Admin = Pick<UserRecord, "id" | "username" | "adminSince">;

/** What is done, and to what; the actor is the admin. */
export type AdminNote = Omit<AuditNote, "actor">;

/** The latest time at which somebody may have become an admin and still decide on others' requests. */
const seasonedSince = (core: Core) => isoTime(core.clock.now() - durations.newAdminSeconds * 1_000);

/** Whether an admin has been one for long enough to decide on others' requests. */
export function isSeasoned(core: Core, { adminSince }: Pick<Admin, "adminSince">): boolean {
  return adminSince === null || adminSince <= seasonedSince(core);
}

/**
 * Refuses admins who may not decide on a request: the one who made it, one who gains by it, and one who became an
 * admin less than a day ago. The decision's transaction checks the last rule again.
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
  if (!isSeasoned(core, admin)) {
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

/** What a decision on a request requires beyond an active admin. */
export interface Deciding {
  /** They have been an admin for a day. */
  deciding?: boolean;
  /** The admin with whose request they agree: still an admin too, so that two agree when the change is made. */
  requestedById?: string | undefined;
}

const formerRequester =
  "The person who requested this is no longer an admin. Reject it, or request it again.";

function requesterCheck(id: string): LabelledWrite {
  return { label: "requester", write: { op: "check", key: profileKey(id), when: activeAdmin } };
}

/**
 * The first writes of every admin's transaction: the check that they are still an active admin, and the audit entry.
 * Nobody decides about themselves, so whoever decides stays: two admins who take each other away at once cannot both
 * succeed, and there is always one left.
 */
export function adminWrites(
  core: Core,
  admin: Admin,
  note: AdminNote,
  { deciding = false, requestedById }: Deciding = {},
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
    ...(requestedById === undefined ? [] : [requesterCheck(requestedById)]),
    auditWrite(core, { actor: admin.username, ...note }),
  ];
}

/**
 * Makes writes as an admin: all of them with their audit entry, or none.
 * @throws AppError forbidden for a former admin, conflict if the one who requested them is no longer an admin;
 *   TransactionRefused with the label of another condition
 */
export async function actAsAdmin(
  core: Core,
  admin: Admin,
  note: AdminNote,
  writes: readonly LabelledWrite[],
  as: Deciding = {},
): Promise<void> {
  try {
    await core.table.transact([...adminWrites(core, admin, note, as), ...writes]);
  } catch (error) {
    throw error instanceof TransactionRefused && error.label === "requester"
      ? new AppError("conflict", { message: formerRequester, cause: error })
      : toForbidden(error);
  }
}

/** Turns the refusal of a former admin into forbidden; any other error stays as it is. */
export function toForbidden(error: unknown): unknown {
  return error instanceof TransactionRefused && error.label === "admin"
    ? new AppError("forbidden", { cause: error })
    : error;
}
