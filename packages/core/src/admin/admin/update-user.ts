import type { AdminUser } from "@marquee/contracts/admin/admin";
import { AppError } from "@marquee/contracts/errors";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Balance, balanceKey, openingBalance, readBalance } from "../../credits/credits/balance.item.ts";
import { requestApproval } from "../../ground/approvals/approvals.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { adminUser } from "./list-users.ts";
import {
  type AccountReach,
  concernsAdmin,
  enforceStanding,
  type Standing,
  standingOf,
  standingWrites,
} from "./standing.ts";

export interface UserChange {
  role?: UserRecord["role"] | undefined;
  suspended?: boolean | undefined;
  isPartner?: boolean | undefined;
  reason?: string | undefined;
}

/**
 * Changes another account's role, suspension or partner flag, and enforces it before it returns. A change that makes
 * an admin, or takes one away, waits for another admin; until then nothing changes. A new role takes effect on the
 * next call, whose session check reads it.
 * @throws AppError not_found, conflict for one's own account and if the account changed meanwhile, forbidden
 */
export async function updateUser(
  reach: AccountReach,
  admin: Admin,
  userId: string,
  change: UserChange,
): Promise<AdminUser & { waiting: boolean }> {
  if (userId === admin.id) {
    throw new AppError("conflict", { message: "You can't change your own account here. Ask another admin." });
  }
  const { core } = reach;
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new AppError("not_found");
  const user = readUser(row);
  if (user.status === "deleted") throw new AppError("not_found");
  const [before, after] = [standingOf(user), changed(user, change)];
  const waiting = concernsAdmin(before, after);
  const note = { subject: userId, reason: change.reason, before, after };
  if (waiting) await requestApproval(core, admin, { kind: "admin", subjectName: user.username, ...note });
  else if (differs(before, after)) {
    await store(core, admin, note);
    await enforceStanding(reach, userId, before, after);
  }
  return {
    ...adminUser(waiting ? user : { ...user, ...after }, await balanceOf(core, userId), core.clock.now()),
    waiting,
  };
}

async function balanceOf(core: Core, userId: string): Promise<Balance> {
  return readBalance((await core.table.get(balanceKey(userId))) ?? openingBalance(userId));
}

function changed(before: Standing, { role, suspended, isPartner }: UserChange): Standing {
  return {
    role: role ?? before.role,
    status: suspended === undefined ? before.status : suspended ? "suspended" : "active",
    isPartner: isPartner ?? before.isPartner,
  };
}

const differs = (before: Standing, after: Standing) =>
  before.role !== after.role || before.status !== after.status || before.isPartner !== after.isPartner;

interface StandingNote {
  subject: string;
  reason: string | undefined;
  before: Standing;
  after: Standing;
}

async function store(core: Core, admin: Admin, note: StandingNote): Promise<void> {
  const { subject, before, after } = note;
  try {
    const writes = await standingWrites(core, subject, before, after);
    await actAsAdmin(core, admin, { action: "updateUser", ...note }, writes);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "user") {
      throw new AppError(error.item ? "conflict" : "not_found", { cause: error });
    }
    throw error;
  }
}
