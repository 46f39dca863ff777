import { UnreadableRow } from "../codec.ts";
import type { Core } from "../core.ts";
import { everyListed } from "../lists.ts";
import { readOr } from "../paging.ts";
import { readUser, userList } from "../users/user.item.ts";
import { type BookDifference, checkBook } from "./check-book.ts";
import { rebuildBook } from "./rebuild-book.ts";

export interface CheckedBooks {
  accounts: number;
  /** Accounts that could not be checked because a row of theirs does not fit its shape. */
  unreadable: number;
}

/**
 * Recomputes every account's numbers from what was measured, telling of each difference; with `rebuild` they are computed
 * anew first. A book that changes while it is read can show a difference that is gone the next time, so it is read twice.
 */
export async function checkAllBooks(
  core: Core,
  found: (difference: BookDifference) => void,
  { rebuild = false }: { rebuild?: boolean } = {},
): Promise<CheckedBooks> {
  const checked: CheckedBooks = { accounts: 0, unreadable: 0 };
  for await (const row of everyListed(core, userList)) {
    const user = readOr(row, readUser);
    checked.accounts += 1;
    try {
      if (!user) throw new UnreadableRow("The user cannot be read");
      for (const isSample of [false, true]) {
        const ref = { accountId: user.id, isSample };
        if (rebuild) await rebuildBook(core, ref);
        const differences = await checkBook(core, ref);
        const lasting = differences.length === 0 ? differences : await checkBook(core, ref);
        for (const difference of lasting) found(difference);
      }
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      checked.unreadable += 1;
    }
  }
  return checked;
}
