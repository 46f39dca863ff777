import { getBalance } from "../../credits/credits.ts";
import { readSettings } from "../../system/settings.ts";
import { allowanceEntity } from "../free-replies.item.ts";
import { monthOf } from "../free-replies.ts";
import type { Tool } from "./tool.ts";

/** The reader's credits, and how many replies are still free this month. */
export const getCreditBalance: Tool<"getCreditBalance"> = async ({ core, accountId }) => {
  const month = monthOf(core.clock.now());
  const [balance, row, { prices }] = await Promise.all([
    getBalance(core, accountId),
    core.table.get(allowanceEntity.key({ userId: accountId, month })),
    readSettings(core),
  ]);
  const used = row ? allowanceEntity.read(row).used : 0;
  return { ...balance, freeRepliesLeft: Math.max(0, prices.freeRepliesPerMonth - used) };
};
