import type { ReplyAllowance } from "@marquee/contracts/chat/chat";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import type { Core } from "../../core.ts";
import { readSettings } from "../../ground/system/settings.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { allowanceEntity } from "./free-replies.item.ts";
import { monthOf } from "./free-replies.ts";

/** What the next answers cost: how many of the month's free ones are left, and what each costs after that. */
export async function getReplyAllowance(core: Core, userId: string): Promise<ReplyAllowance> {
  const nowMs = core.clock.now();
  const month = monthOf(nowMs);
  const [{ prices }, row] = await Promise.all([
    readSettings(core),
    core.table.get(allowanceEntity.key({ userId, month })),
  ]);
  const { freeRepliesPerMonth } = prices;
  const used = (row && readOr(row, allowanceEntity.read)?.used) ?? 0;
  const date = new Date(nowMs);
  return {
    freePerMonth: freeRepliesPerMonth,
    freeLeft: Math.max(0, freeRepliesPerMonth - used),
    renewsAt: isoTime(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)),
    replyCredits: prices[jobKinds.chat.price],
  };
}
