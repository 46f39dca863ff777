import { invalidField } from "@marquee/contracts/errors";
import type { AdminUser } from "@marquee/contracts/http/admin";
import { limits } from "@marquee/contracts/limits";
import {
  type Balance,
  balanceKey,
  openingBalance,
  publicBalance,
  readBalance,
} from "../credits/balance.item.ts";
import type { PageOf, PageRequest } from "../paging.ts";
import type { Core } from "../ports.ts";
import { readUser, type UserRecord, usersPartition, userTime } from "../users/user.item.ts";

export interface UserFilter {
  /** Part of a name, email, company or id, in any case. */
  search?: string | undefined;
  role?: UserRecord["role"] | undefined;
  status?: UserRecord["status"] | undefined;
}

const perRead = 100;
/** A search looks at this many users at most, then says with its cursor that there may be more. */
const readsPerCall = 10;

/**
 * One page of the users that fit, newest first. There is no text index: rows are read in order and looked at, a
 * bounded number per call, so a page may hold fewer than asked for, or none, and still have a next one.
 * @throws AppError validation_failed for a cursor that is none of ours
 */
export async function listUsers(
  core: Core,
  filter: UserFilter,
  page: PageRequest,
): Promise<PageOf<AdminUser>> {
  const limit = page.limit ?? limits.pageSize;
  const found: UserRecord[] = [];
  let last = page.cursor === undefined ? undefined : decode(page.cursor);
  for (let reads = 0; reads < readsPerCall; reads++) {
    const { rows, more } = await readAfter(core, last);
    for (const user of rows) {
      last = userTime(user);
      if (!fits(user, filter)) continue;
      found.push(user);
      if (found.length === limit) {
        const complete = !more && user === rows.at(-1);
        return { items: await withBalances(core, found), cursor: complete ? undefined : encode(last) };
      }
    }
    if (!more) return { items: await withBalances(core, found), cursor: undefined };
  }
  return { items: await withBalances(core, found), cursor: last === undefined ? undefined : encode(last) };
}

/** The users right after one in the order of the list; that place stays the same when somebody registers. */
async function readAfter(
  core: Core,
  last: string | undefined,
): Promise<{ rows: UserRecord[]; more: boolean }> {
  const { items, cursor } = await core.table.query({
    index: "gsi1",
    pk: usersPartition,
    newestFirst: true,
    limit: perRead,
    ...(last === undefined ? {} : { sk: { atMost: last } }),
  });
  const rows = items.map(readUser);
  return { rows: rows[0] && userTime(rows[0]) === last ? rows.slice(1) : rows, more: cursor !== undefined };
}

/** Whether a user is among those that are looked for. */
export function fits(user: UserRecord, { search = "", role, status }: UserFilter): boolean {
  // A tombstone is nobody.
  if (user.status === "deleted") return false;
  if (role !== undefined && user.role !== role) return false;
  if (status !== undefined && user.status !== status) return false;
  const wanted = search.toLowerCase();
  const { username, name, email, company, id } = user;
  return [username, name, email ?? "", company, id].some((text) => text.toLowerCase().includes(wanted));
}

async function withBalances(core: Core, users: UserRecord[]): Promise<AdminUser[]> {
  if (users.length === 0) return [];
  const rows = await core.table.getMany(users.map(({ id }) => balanceKey(id)));
  return users.map((user, index) => adminUser(user, readBalance(rows[index] ?? openingBalance(user.id))));
}

/** A user as admins see them: no secret, no preference. */
export function adminUser(user: UserRecord, balance: Balance): AdminUser {
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
    balance: publicBalance(balance),
    createdAt: user.createdAt,
  };
}

function encode(last: string): string {
  return Buffer.from(last).toString("base64url");
}

function decode(cursor: string): string {
  const last = Buffer.from(cursor, "base64url").toString("utf8");
  if (/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,80}$/.test(last)) return last;
  throw invalidField("cursor", "Invalid cursor");
}
