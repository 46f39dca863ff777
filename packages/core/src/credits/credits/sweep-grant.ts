import type { PushChannel } from "@marquee/adapters/push/port";
import { attribute } from "@marquee/table/condition";
import type { Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { noticesTo, noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { isoTime } from "../../time.ts";
import { grantDue, isGrantOver, leftOfGrant, readBalance } from "./balance.item.ts";
import { endGrant } from "./end-grant.ts";
import { tellBalance } from "./tell-balance.ts";

/** Takes the next step of a grant that is due: the notice a week before its end, once, or the end itself. */
export async function sweepGrant(core: Core, channel: PushChannel, key: Key): Promise<void> {
  const told = await retried(core, async () => {
    const row = await core.table.get(key);
    const balance = row && readBalance(row);
    const nowMs = core.clock.now();
    // Another sweep may have taken this step.
    if (balance?.grantEndsAt === undefined || String(row?.sweepAt) > isoTime(nowMs)) return [];
    const { userId, grantEndsAt: expiresAt } = balance;
    if (isGrantOver(balance, nowMs)) {
      if ((await endGrant(core, userId)) > 0) await tellBalance(core, channel, userId);
      return [];
    }
    const credits = leftOfGrant(balance);
    const notices =
      credits === 0
        ? []
        : (await noticesTo(core, userId))({ kind: "credits_expiring", about: { credits, expiresAt } });
    await core.table.transact([
      {
        label: "balance",
        write: {
          op: "update",
          key,
          set: grantDue(balance, Date.parse(expiresAt)),
          add: { ver: 1 },
          when: attribute("ver").is(balance.ver),
        },
      },
      ...noticeWrites(notices),
    ]);
    return notices;
  });
  await pushNotices(core, channel, told);
}
