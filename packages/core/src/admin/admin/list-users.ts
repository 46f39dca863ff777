import type { AdminUser } from "@marquee/contracts/admin/admin";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Core } from "../../core.ts";
import {
  type Balance,
  balanceKey,
  openingBalance,
  publicBalance,
  readBalance,
} from "../../credits/credits/balance.item.ts";
import { readUser, type UserRecord, userList } from "../../ground/users/user.item.ts";
import { filteredPage } from "../../rows/filtered-page.ts";
import { type AdminPage, type PageRequest, readOr } from "../../rows/paging.ts";
import { sinceDays } from "./recent.ts";

export interface UserFilter {
  /** Words that the names, email, company and id together contain. */
  search?: string | undefined;
  role?: UserRecord["role"] | undefined;
  status?: UserRecord["status"] | undefined;
  /** Only who registered in the last so many days. */
  days?: number | undefined;
}

/**
 * One page of the users that match the filter, newest first. There is no text index: rows are read in order and
 * filtered, a bounded number per call, so a page may have fewer users than requested, or none, yet have a next one.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function listUsers(
  core: Core,
  filter: UserFilter,
  page: PageRequest,
): Promise<AdminPage<AdminUser>> {
  const since = filter.days === undefined ? "" : sinceDays(core, filter.days);
  const { items, unreadable, cursor } = await filteredPage<UserRecord>(
    core,
    userList,
    {
      view: async (rows) =>
        new Map(
          rows.flatMap((row) => {
            const user = readOr(row, readUser);
            return user ? [[row, user] as const] : [];
          }),
        ),
      fits: (user) => fits(user, filter),
      isPast: ({ createdAt }) => createdAt < since,
    },
    page,
  );
  const balances = await withBalances(core, items);
  return { items: balances.rows, unreadable: unreadable + balances.unreadable, cursor };
}

/** Whether a user matches the filter. */
export function fits(user: UserRecord, { search = "", role, status }: UserFilter): boolean {
  // The tombstone of a deleted account is not a user.
  if (user.status === "deleted") return false;
  if (role !== undefined && user.role !== role) return false;
  if (status !== undefined && user.status !== status) return false;
  const { username, name, email, company, id } = user;
  return holdAll([username, name, email ?? "", company, id], wordsOf(search));
}

/** A user whose balance cannot be read is left out and counted: a wrong number would be worse than none. */
async function withBalances(
  core: Core,
  users: UserRecord[],
): Promise<{ rows: AdminUser[]; unreadable: number }> {
  if (users.length === 0) return { rows: [], unreadable: 0 };
  const balances = await core.table.getMany(users.map(({ id }) => balanceKey(id)));
  const rows = users.flatMap((user, index) => {
    const balance = readOr(balances[index] ?? openingBalance(user.id), readBalance);
    return balance ? [adminUser(user, balance, core.clock.now())] : [];
  });
  return { rows, unreadable: users.length - rows.length };
}

/** A user as admins see them: no secret, no preference. */
export function adminUser(user: UserRecord, balance: Balance, nowMs: number): AdminUser {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    phone: user.phone,
    company: user.company,
    role: user.role,
    suspended: user.status === "suspended",
    isPartner: user.isPartner,
    twoFactorEnabled: user.twoFactorEnabled,
    balance: publicBalance(balance, nowMs),
    createdAt: user.createdAt,
  };
}
