import { dayIn } from "@marquee/contracts/events/event-time";
import { getBalance } from "../../../credits/credits/credits.ts";
import { accountClock } from "../../../ground/users/account-zone.ts";
import { getReplyAllowance } from "../free-replies-left.ts";
import type { Tool } from "./tool.ts";

/** The reader's credits, the day when some of them expire, and how many replies are still free this month. */
export const getCreditBalance: Tool<"getCreditBalance"> = async ({ core, accountId }) => {
  const [{ expiring, ...balance }, { freeLeft }, { timeZone }] = await Promise.all([
    getBalance(core, accountId),
    getReplyAllowance(core, accountId),
    accountClock(core, accountId),
  ]);
  return {
    ...balance,
    expiring: expiring && { credits: expiring.credits, day: dayIn(timeZone, expiring.expiresAt) },
    freeRepliesLeft: freeLeft,
  };
};
