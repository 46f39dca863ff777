import type { AdminUser } from "@marquee/contracts/admin/admin";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { listUsers, type UserFilter } from "./list-users.ts";
import type { Exported } from "./recent.ts";

/**
 * All users that match the filter, newest first, up to the limit. The audit log says who took how many, not what was
 * searched for, which may be a person's name.
 * @throws AppError forbidden for a former admin
 */
export async function exportUsers(
  core: Core,
  admin: Admin,
  filter: UserFilter,
  most: number = limits.exportedRows,
): Promise<Exported<AdminUser>> {
  const found: AdminUser[] = [];
  let unreadable = 0;
  let cursor: string | undefined;
  do {
    const page = await listUsers(core, filter, { limit: limits.pageSizeMax, cursor });
    found.push(...page.items);
    unreadable += page.unreadable;
    cursor = page.cursor;
  } while (cursor !== undefined && found.length <= most);
  const rows = found.slice(0, most);
  const { search = "", role, status, days } = filter;
  const after = {
    rows: rows.length,
    ...(search !== "" && { searched: true }),
    ...(role && { role }),
    ...(status && { status }),
    ...(days !== undefined && { days }),
  };
  await actAsAdmin(core, admin, { action: "exportUsers", subject: "users", after }, []);
  return { rows, cut: found.length > most, unreadable };
}
