import { dayIn } from "@marquee/contracts/events/event-time";
import { getBalance } from "../../../credits/credits/credits.ts";
import { accountClock } from "../../../ground/users/account-zone.ts";
import { getReplyAllowance } from "../free-replies-left.ts";
import type { Tool } from "./tool.ts";

/**
 * The account's credits, the day when some of them expire, and how many replies are still free this month. Of an agency
 * that pays it says the name alone: the client's people read the answer, too.
 */
export const getCreditBalance: Tool<"getCreditBalance"> = async ({
  core,
  accountId,
  payingAgency = null,
}) => {
  const [{ expiring, ...balance }, { freeLeft }, { timeZone }] = await Promise.all([
    getBalance(core, accountId),
    getReplyAllowance(core, accountId),
    accountClock(core, accountId),
  ]);
  return {
    ...balance,
    expiring: expiring && { credits: expiring.credits, day: dayIn(timeZone, expiring.expiresAt) },
    freeRepliesLeft: freeLeft,
    ...(payingAgency === null ? {} : { payingAgency }),
  };
};
