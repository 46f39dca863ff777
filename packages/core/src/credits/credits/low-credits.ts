import type { PushChannel } from "@marquee/adapters/push/port";
import { limits } from "@marquee/contracts/limits";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { noticesTo, noticeWrites, pushNotices, type ReadyNotice } from "../../live/notifications/notices.ts";
import { balanceKey, publicBalance, readBalance } from "./balance.item.ts";
import { lowCreditsEntity } from "./low-credits.item.ts";

/**
 * What is written with added credits: a notification, and a fresh start for the low-credit ones. Nothing for credits
 * that are taken away. The notification of bought credits names their payment.
 */
export async function topUpWrites(
  core: Core,
  userId: string,
  amount: number,
  paymentId?: string,
): Promise<{ writes: LabelledWrite[]; notices: ReadyNotice[] }> {
  if (amount <= 0) return { writes: [], notices: [] };
  const [row, noticesOf] = await Promise.all([core.table.get(balanceKey(userId)), noticesTo(core, userId)]);
  const before = row ? publicBalance(readBalance(row), core.clock.now()).availableCredits : 0;
  const base = Math.max(0, before) + amount;
  const notices = noticesOf({ kind: "credits_added", about: { credits: amount, paymentId } });
  return { writes: [lowCreditsMark(userId, base), ...noticeWrites(notices)], notices };
}

/** The fresh start for low-credit notices that comes with added credits; `base` is what is available from then on. */
export function lowCreditsMark(userId: string, base: number): LabelledWrite {
  return { label: "low", write: { op: "put", item: lowCreditsEntity.item({ userId, base, told: 0 }) } };
}

/**
 * Tells a user that their credits are low, once for each threshold since credits last came. Of two concurrent calls
 * one tells; if it is cut short, the next spending tells.
 */
export async function tellLowCredits(core: Core, channel: PushChannel, userId: string): Promise<void> {
  const key = lowCreditsEntity.key({ userId });
  const [balanceRow, markRow] = await core.table.getMany([balanceKey(userId), key]);
  if (!balanceRow) return;
  const { available, total } = readBalance(balanceRow);
  const mark = markRow ? lowCreditsEntity.read(markRow) : { base: total, told: 0 };
  const passed = thresholdsPassed(available, mark.base);
  if (passed <= mark.told) return;
  const notices = (await noticesTo(core, userId))({
    kind: "credits_low",
    about: { available: Math.max(0, available) },
  });
  try {
    await core.table.transact([
      {
        label: "low",
        write: {
          op: "put",
          item: lowCreditsEntity.item({ userId, base: mark.base, told: passed }),
          when: markRow ? attribute("told").is(mark.told) : absent,
        },
      },
      // Credits that came meanwhile make the notice untrue.
      {
        label: "balance",
        write: { op: "check", key: balanceKey(userId), when: attribute("total").is(total) },
      },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) return;
    throw error;
  }
  await pushNotices(core, channel, notices);
}

/** The first is a fifth of what there was, the second is too few credits to buy much. */
function thresholdsPassed(available: number, base: number): number {
  if (available < limits.fewCredits) return 2;
  return available * 100 <= base * limits.lowCreditsPercent ? 1 : 0;
}
