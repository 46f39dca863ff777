import type { PageRequest } from "../paging.ts";
import type { Core } from "../ports.ts";
import { readUser, type UserRecord, usersPartition } from "../users/user.item.ts";
import { checkLedger, type LedgerDifference } from "./reconcile.ts";

export interface CheckedUsers {
  users: number;
  differences: { user: Pick<UserRecord, "id" | "username">; difference: LedgerDifference }[];
  cursor: string | undefined;
}

/** So many users are looked at side by side. */
const atOnce = 10;

/**
 * Recomputes the balances of one page of users. Who shows a difference is looked at twice, since a job that ends between
 * two reads looks like one.
 */
export async function checkLedgerPage(
  core: Core,
  page: PageRequest & { limit: number },
): Promise<CheckedUsers> {
  const { limit, cursor } = page;
  const { items, cursor: next } = await core.table.query({
    index: "gsi1",
    pk: usersPartition,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const users = items.map(readUser);
  const differences: CheckedUsers["differences"] = [];
  for (let start = 0; start < users.length; start += atOnce) {
    const found = await Promise.all(
      users.slice(start, start + atOnce).map(async ({ id, username }) => {
        const first = await checkLedger(core, id);
        const lasting = first.length === 0 ? first : await checkLedger(core, id);
        return lasting.map((difference) => ({ user: { id, username }, difference }));
      }),
    );
    differences.push(...found.flat());
  }
  return { users: users.length, differences, cursor: next };
}

/** A difference in words. */
export function differenceText({ what, expected, found }: LedgerDifference): string {
  return `${what}: expected ${expected}, found ${found}`;
}

/** Recomputes every user's balance, telling of each difference as it is found. Answers how many users were looked at. */
export async function checkAllLedgers(
  core: Core,
  found: (difference: LedgerDifference) => void,
): Promise<number> {
  let users = 0;
  let cursor: string | undefined;
  do {
    const page = await checkLedgerPage(core, { limit: 100, cursor });
    users += page.users;
    for (const { difference } of page.differences) found(difference);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return users;
}
