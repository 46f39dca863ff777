import type { AdminUser } from "@marquee/contracts/admin/admin";
import { limits } from "@marquee/contracts/limits";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import {
  type Balance,
  balanceKey,
  openingBalance,
  publicBalance,
  readBalance,
} from "../../credits/credits/balance.item.ts";
import { readUser, type UserRecord, userList } from "../../ground/users/user.item.ts";
import { listPage, placeOf } from "../../rows/lists.ts";
import { type AdminPage, decodeCursor, encodeCursor, type PageRequest, readOr } from "../../rows/paging.ts";
import { sinceDays } from "./recent.ts";

export interface UserFilter {
  /** Words that the names, email, company and id together contain. */
  search?: string | undefined;
  role?: UserRecord["role"] | undefined;
  status?: UserRecord["status"] | undefined;
  /** Only who registered in the last so many days. */
  days?: number | undefined;
}

const cursorForm = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,80}$/;
const perRead = 100;
/** A search makes at most this many reads, then returns a cursor because there may be more. */
const readsPerCall = 10;

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
  const limit = page.limit ?? limits.pageSize;
  const since = filter.days === undefined ? undefined : sinceDays(core, filter.days);
  const found: UserRecord[] = [];
  let unreadable = 0;
  const pageTo = async (cursor: string | undefined) => {
    const balances = await withBalances(core, found);
    return { items: balances.rows, unreadable: unreadable + balances.unreadable, cursor };
  };
  let last = page.cursor === undefined ? undefined : decodeCursor(page.cursor, cursorForm);
  for (let reads = 0; reads < readsPerCall; reads++) {
    const { rows, more } = await readAfter(core, last);
    for (const row of rows) {
      last = placeOf(row);
      const user = readOr(row, readUser);
      if (!user) unreadable += 1;
      if (user && since !== undefined && user.createdAt < since) return pageTo(undefined);
      if (!user || !fits(user, filter)) continue;
      found.push(user);
      if (found.length === limit) {
        const complete = !more && row === rows.at(-1);
        return pageTo(complete ? undefined : encodeCursor(last));
      }
    }
    if (!more) return pageTo(undefined);
  }
  return pageTo(last === undefined ? undefined : encodeCursor(last));
}

/** The users right after `last` in list order. Registrations in between do not shift that position. */
async function readAfter(core: Core, last: string | undefined): Promise<{ rows: Item[]; more: boolean }> {
  const { items, cursor } = await listPage(core, userList, {
    newestFirst: true,
    limit: perRead,
    ...(last === undefined ? {} : { sk: { atMost: last } }),
  });
  const rows = items[0] && placeOf(items[0]) === last ? items.slice(1) : items;
  return { rows, more: cursor !== undefined };
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
