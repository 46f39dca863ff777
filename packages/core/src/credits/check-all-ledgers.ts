import type { Core } from "../ports.ts";
import { readUser, usersPartition } from "../users/user.item.ts";
import { checkLedger, type LedgerDifference } from "./reconcile.ts";

/** Recomputes every user's balance, telling of each difference as it is found. Answers how many users were looked at. */
export async function checkAllLedgers(
  core: Core,
  found: (difference: LedgerDifference) => void,
): Promise<number> {
  let users = 0;
  let cursor: string | undefined;
  do {
    const page = await core.table.query({
      index: "gsi1",
      pk: usersPartition,
      limit: 100,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const user of page.items.map(readUser)) {
      users += 1;
      for (const difference of await checkLedger(core, user.id)) found(difference);
    }
    cursor = page.cursor;
  } while (cursor !== undefined);
  return users;
}
