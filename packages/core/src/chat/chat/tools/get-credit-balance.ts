import { getBalance } from "../../../credits/credits/credits.ts";
import { getReplyAllowance } from "../free-replies-left.ts";
import type { Tool } from "./tool.ts";

/** The reader's credits, and how many replies are still free this month. */
export const getCreditBalance: Tool<"getCreditBalance"> = async ({ core, accountId }) => {
  const [balance, { freeLeft }] = await Promise.all([
    getBalance(core, accountId),
    getReplyAllowance(core, accountId),
  ]);
  return { ...balance, freeRepliesLeft: freeLeft };
};
