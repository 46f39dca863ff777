import { UnreadableRow } from "../codec.ts";
import type { Core } from "../core.ts";
import type { CheckedPage } from "../daily-checks/continue-daily-check.ts";
import { listPage } from "../lists.ts";
import { type PageRequest, pageOptions, readEach } from "../paging.ts";
import { readUser, userList } from "../users/user.item.ts";
import { type BookDifference, checkBook } from "./check-book.ts";
import { rebuildBook } from "./rebuild-book.ts";

export interface CheckedBooks extends CheckedPage {
  differences: readonly BookDifference[];
}

/** With `rebuild`, computed numbers are recomputed before they are checked. */
interface Checking {
  rebuild?: boolean;
}

/** How many accounts are checked concurrently. */
const atOnce = 10;

/**
 * Recomputes the numbers of one page of accounts from what was measured. A book that changes while it is read can
 * show a difference that disappears on the next read, so a book that differs is read twice.
 */
export async function checkBookPage(
  core: Core,
  page: PageRequest & { limit: number },
  checking: Checking = {},
): Promise<CheckedBooks> {
  const { items, cursor } = await listPage(core, userList, pageOptions(page));
  const { rows: users, unreadable } = readEach(items, readUser);
  const differences: BookDifference[] = [];
  let unread = unreadable;
  for (let start = 0; start < users.length; start += atOnce) {
    const found = await Promise.all(
      users.slice(start, start + atOnce).map(({ id }) => lastingDifferences(core, id, checking)),
    );
    for (const ofOne of found) {
      if (ofOne === undefined) unread += 1;
      else differences.push(...ofOne);
    }
  }
  return { users: items.length, differences, unreadable: unread, cursor };
}

/** Returns undefined if a row of the account cannot be read. */
async function lastingDifferences(
  core: Core,
  accountId: string,
  { rebuild = false }: Checking,
): Promise<BookDifference[] | undefined> {
  try {
    const found: BookDifference[] = [];
    for (const isSample of [false, true]) {
      const ref = { accountId, isSample };
      if (rebuild) await rebuildBook(core, ref);
      const first = await checkBook(core, ref);
      found.push(...(first.length === 0 ? first : await checkBook(core, ref)));
    }
    return found;
  } catch (error) {
    if (error instanceof UnreadableRow) return undefined;
    throw error;
  }
}

/** Recomputes every account's numbers and reports each difference as it is found. */
export async function checkAllBooks(
  core: Core,
  report: (difference: BookDifference) => void,
  checking: Checking = {},
): Promise<{ accounts: number; unreadable: number }> {
  const total = { accounts: 0, unreadable: 0 };
  let cursor: string | undefined;
  do {
    const page = await checkBookPage(core, { limit: 100, cursor }, checking);
    total.accounts += page.users;
    total.unreadable += page.unreadable;
    for (const difference of page.differences) report(difference);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return total;
}
