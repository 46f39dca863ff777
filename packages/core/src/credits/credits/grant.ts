import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { movingCredits } from "./end-grant.ts";
import { adjustmentWrites } from "./ledger.ts";
import { topUpWrites } from "./low-credits.ts";

/** Books credits that nobody paid for, such as the partner's premium credits. The same id is booked once. */
export async function grantCredits(
  core: Core,
  { userId, id, amount, reason }: { userId: string; id: string; amount: number; reason: string },
): Promise<void> {
  try {
    const writes = [
      ...adjustmentWrites({ userId, actorId: null, id, amount, description: reason }, core.clock.now()),
      ...(await topUpWrites(core, userId, amount)).writes,
    ];
    await movingCredits(core, userId, () => core.table.transact(writes));
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label !== "ledger") throw error;
  }
}
