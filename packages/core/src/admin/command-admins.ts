import { AppError } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { activityWrite } from "../activity/activity.ts";
import { auditWrite } from "../audit/audit.ts";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import { findOwner } from "../users/find-user.ts";
import { profileKey, usernameGuardKey } from "../users/user.item.ts";

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
