import { AppError } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { activityWrite } from "../activity/activity.ts";
import { auditWrite } from "../audit/audit.ts";
import type { Core } from "../ports.ts";
import { profileKey, readGuard, readUser, usernameGuardKey } from "../users/user.item.ts";

/**
 * Makes an account an admin without an admin: how a stage gets its first one. Audited as "ops". Answers false when it
 * was one already.
 * @throws AppError not_found for a name that nobody has
 */
export async function grantAdmin(core: Core, username: string): Promise<boolean> {
  const guard = await core.table.get(usernameGuardKey(username));
  const row = guard && (await core.table.get(profileKey(readGuard(guard).userId)));
  if (!row) throw new AppError("not_found");
  const user = readUser(row);
  if (user.role === "admin") return false;
  await core.table.transact([
    {
      label: "user",
      write: { op: "update", key: profileKey(user.id), set: { role: "admin" }, when: exists },
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
