import { dayIn } from "@marquee/contracts/events/event-time";
import { getBalance } from "../../../credits/credits/credits.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { getReplyAllowance } from "../free-replies-left.ts";
import type { Tool } from "./tool.ts";

/** The reader's credits, the day when some of them expire, and how many replies are still free this month. */
export const getCreditBalance: Tool<"getCreditBalance"> = async ({ core, accountId }) => {
  const [{ expiring, ...balance }, { freeLeft }, profile] = await Promise.all([
    getBalance(core, accountId),
    getReplyAllowance(core, accountId),
    core.table.get(profileKey(accountId)),
  ]);
  const timeZone = profile ? readUser(profile).mailSettings.timeZone : "UTC";
  return {
    ...balance,
    expiring: expiring && { credits: expiring.credits, day: dayIn(timeZone, expiring.expiresAt) },
    freeRepliesLeft: freeLeft,
  };
};
