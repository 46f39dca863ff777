import type { Core } from "../../core.ts";
import type { CheckedPage } from "../../ground/daily-checks/continue-daily-check.ts";
import { readUser, type UserRecord, userList } from "../../ground/users/user.item.ts";
import { UnreadableRow } from "../../rows/codec.ts";
import { listPage } from "../../rows/lists.ts";
import { type PageRequest, readEach } from "../../rows/paging.ts";
import { checkLedger, type LedgerDifference } from "./check-ledger.ts";

export interface CheckedUsers extends CheckedPage {
  differences: { user: Pick<UserRecord, "id" | "username">; difference: LedgerDifference }[];
}

/** Users that are checked in parallel. */
const atOnce = 10;

/**
 * Recomputes the balances of one page of users. A user with a difference is checked twice: a job that ends between two
 * reads looks like one.
 */
export async function checkLedgerPage(
  core: Core,
  page: PageRequest & { limit: number },
): Promise<CheckedUsers> {
  const { limit, cursor } = page;
  const { items, cursor: next } = await listPage(core, userList, {
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const { rows: users, unreadable } = readEach(items, readUser);
  const checked: CheckedUsers = { users: items.length, differences: [], unreadable, cursor: next };
  for (let start = 0; start < users.length; start += atOnce) {
    const found = await Promise.all(
      users.slice(start, start + atOnce).map((user) => lastingDifferences(core, user)),
    );
    for (const differences of found) {
      if (differences === undefined) checked.unreadable += 1;
      else checked.differences.push(...differences);
    }
  }
  return checked;
}

/** The differences that a second check confirms; undefined if a row of the user can't be read. */
async function lastingDifferences(
  core: Core,
  { id, username }: UserRecord,
): Promise<CheckedUsers["differences"] | undefined> {
  try {
    const first = await checkLedger(core, id);
    const lasting = first.length === 0 ? first : await checkLedger(core, id);
    return lasting.map((difference) => ({ user: { id, username }, difference }));
  } catch (error) {
    if (error instanceof UnreadableRow) return undefined;
    throw error;
  }
}

/** A difference as text. */
export function differenceText({ what, expected, found }: LedgerDifference): string {
  return `${what}: expected ${expected}, found ${found}`;
}

/** Recomputes every user's balance and reports each difference as it is found. */
export async function checkAllLedgers(
  core: Core,
  onDifference: (difference: LedgerDifference) => void,
): Promise<Pick<CheckedUsers, "users" | "unreadable">> {
  const total = { users: 0, unreadable: 0 };
  let cursor: string | undefined;
  do {
    const page = await checkLedgerPage(core, { limit: 100, cursor });
    total.users += page.users;
    total.unreadable += page.unreadable;
    for (const { difference } of page.differences) onDifference(difference);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return total;
}
