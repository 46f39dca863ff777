import { AppError } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import { endSessions } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { auditWrite } from "../../ground/audit/audit.ts";
import { findOwner } from "../../ground/users/find-user.ts";
import { profileKey, usernameGuardKey } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { type Standing, standingOf, standingWrites } from "./standing.ts";

/**
 * Takes an account's admin rights away without another admin and signs it out everywhere: what remains when a stage has
 * too few admins to agree, or one must go at once. It becomes a brand, suspended or not as it was. Audited as "ops".
 * Returns false if the account is not an admin's.
 * @throws AppError not_found for a username that no account has, conflict if the account changed meanwhile
 */
export async function revokeAdmin(core: Core, username: string): Promise<boolean> {
  const user = await findOwner(core, usernameGuardKey(username));
  if (!user) throw new AppError("not_found");
  if (user.role !== "admin") return false;
  const before = standingOf(user);
  const after: Standing = { ...before, role: "brand" };
  const note = { actor: "ops", action: "revokeAdmin", subject: user.id, before, after };
  try {
    await core.table.transact([
      ...(await standingWrites(core, user.id, before, after)),
      auditWrite(core, note),
    ]);
  } catch (error) {
    throw error instanceof TransactionRefused ? new AppError("conflict", { cause: error }) : error;
  }
  await endSessions(core, user.id);
  return true;
}

/**
 * Makes an account an admin without another admin: how a stage gets its first one. Audited as "ops". Returns false if
 * the account already was one. For a day the new admin can act, but not decide on other admins' requests.
 * @throws AppError not_found for a username that no account has
 */
export async function grantAdmin(core: Core, username: string): Promise<boolean> {
  const user = await findOwner(core, usernameGuardKey(username));
  if (!user) throw new AppError("not_found");
  if (user.role === "admin") return false;
  await core.table.transact([
    {
      label: "user",
      write: {
        op: "update",
        key: profileKey(user.id),
        set: { role: "admin", adminSince: isoTime(core.clock.now()) },
        when: exists,
      },
    },
    activityWrite(core, user.id, "role_changed", { ip: "", device: "Marquee" }),
    auditWrite(core, {
      actor: "ops",
      action: "grantAdmin",
      subject: user.id,
      before: { role: user.role },
      after: { role: "admin" },
    }),
  ]);
  return true;
}
