import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../ports.ts";
import { balanceKey } from "./balance.item.ts";
import { entryWrite } from "./ledger-entry.item.ts";

/** Books credits that nobody paid for, such as the partner's premium credits. The same id is booked once. */
export async function grantCredits(
  core: Core,
  grant: { userId: string; id: string; amount: number; reason: string },
): Promise<void> {
  const { userId, amount } = grant;
  try {
    await core.table.transact([
      entryWrite(
        {
          id: `adj#${grant.id}`,
          userId,
          kind: "adjustment",
          amount,
          description: grant.reason,
          referenceId: grant.id,
          referenceType: "adjustment",
        },
        core.clock.now(),
      ),
      {
        label: "balance",
        write: { op: "update", key: balanceKey(userId), add: { available: amount, total: amount, ver: 1 } },
      },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
  }
}
