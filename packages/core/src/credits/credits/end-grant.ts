import { attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { balanceKey, isGrantOver, leftOfGrant, readBalance } from "./balance.item.ts";
import { entryWrites } from "./ledger-entry.item.ts";

/**
 * Books the end of a grant whose time is over: one entry for what is left of it, none if all of it was spent. Credits
 * that are set aside for a job at that moment are spent, so they do not expire even if the job gives them back later.
 * Returns how many credits expired.
 */
export function endGrant(core: Core, userId: string): Promise<number> {
  return retried(core, async () => {
    const row = await core.table.get(balanceKey(userId));
    const balance = row && readBalance(row);
    const nowMs = core.clock.now();
    if (balance?.grantEndsAt === undefined || !isGrantOver(balance, nowMs)) return 0;
    const left = leftOfGrant(balance);
    await core.table.transact([
      {
        label: "balance",
        write: {
          op: "update",
          key: balanceKey(userId),
          add: { available: -left, total: -left, ver: 1 },
          remove: ["grantEndsAt", "grantSpentAt", "sweepShard", "sweepAt"],
          when: attribute("ver").is(balance.ver),
        },
      },
      ...entryWrites(
        {
          id: "expiry#welcome",
          userId,
          actorId: null,
          kind: "expiration",
          amount: -left,
          description: "Expired: unused welcome credits",
          referenceId: "welcome",
          referenceType: "adjustment",
        },
        // Nothing else moved since then.
        Date.parse(balance.grantEndsAt),
      ),
    ]);
    return left;
  });
}

/**
 * Runs a transaction that moves an account's credits. It is refused while a grant whose time is over is not ended, so
 * that nothing spends expired credits however late the sweep is; then the grant is ended and the transaction runs again.
 */
export async function movingCredits<T>(core: Core, userId: string, move: () => Promise<T>): Promise<T> {
  try {
    return await move();
  } catch (error) {
    const refused = error instanceof TransactionRefused && error.label === "balance" ? error.item : undefined;
    if (!refused || !isGrantOver(readBalance(refused), core.clock.now())) throw error;
    await endGrant(core, userId);
    return move();
  }
}
