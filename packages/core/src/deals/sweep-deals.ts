import type { PushChannel } from "@marquee/adapters/push/port";
import type { Key } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type DueReport, nothingDue, workDueRows } from "../due-rows.ts";
import { changeSpots } from "../events/change-spots.ts";
import { readSponsorshipPackage, waitedFor } from "../events/event.item.ts";
import { recordOf } from "../events/get-event.ts";
import { shardsOf } from "../lists.ts";
import type { ReadyNotice } from "../notifications/notices.ts";
import { isoTime } from "../time.ts";
import { type DealRecord, dealEntity, openOffers } from "./deal.item.ts";
import { dealAt } from "./deal-view.ts";
import { forgivenDeliverables } from "./deliverables.ts";
import { spotsAfter } from "./open-deal.ts";
import { readDeal } from "./require-move.ts";
import { stepNotices, tellOffered, tellParties } from "./tell-parties.ts";
import { dealWrites } from "./write-deal.ts";

export interface DealSweeper {
  core: Core;
  channel: PushChannel;
}

const atOnce = 4;
/** How long to wait before retrying a row that failed. */
const againAfterMs = 5 * 60_000;

/**
 * Stores what readers already see: offers that lapsed, and spots that are free for accounts that wait. The people
 * concerned are told about each only once. Stops at `untilMs`; the rest is due next time.
 */
export async function sweepDeals(
  { core, channel }: DealSweeper,
  untilMs: number,
): Promise<DueReport & { lapsed: number; offered: number }> {
  const report = { ...nothingDue(), lapsed: 0, offered: 0 };
  const sweep = async (shards: string[], look: (key: Key) => Promise<void>) => {
    for (const shard of shards)
      await workDueRows(core, shard, { untilMs, atOnce, againAfterMs, look }, report);
  };
  await sweep(shardsOf(openOffers), async (key) => {
    if (await lapse(core, channel, key)) report.lapsed += 1;
  });
  await sweep(shardsOf(waitedFor), async (key) => {
    report.offered += await serveWaiting(core, channel, key);
  });
  return report;
}

/** Signals that another step came first: nothing lapses. */
class NotLapsed extends Error {}

async function lapse(core: Core, channel: PushChannel, key: Key): Promise<boolean> {
  const row = await core.table.get(key);
  if (!row) return false;
  const { id, eventId } = dealEntity.read(row);
  let ended: { deal: DealRecord; told: readonly ReadyNotice[] } | undefined;
  try {
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const now = isoTime(core.clock.now());
      const before = await readDeal(core, id);
      const at = dealAt(before, now);
      if (at === before) throw new NotLapsed();
      const after = { ...at, turn: before.turn + 1, updatedAt: now };
      const told = await stepNotices(core, { deal: after, action: "lapse", by: null });
      ended = { deal: after, told };
      return {
        ...spotsAfter(hosted, after, now),
        writes: [
          ...dealWrites(core, { before, after, action: "lapse", by: null, note: "", told }),
          ...(await forgivenDeliverables(core, after)),
        ],
      };
    });
    await tellOffered(core, channel, offered);
  } catch (error) {
    if (error instanceof NotLapsed) return false;
    throw error;
  }
  if (ended) await tellParties(core, channel, ended);
  return true;
}

async function serveWaiting(core: Core, channel: PushChannel, key: Key): Promise<number> {
  const row = await core.table.get(key);
  if (!row) return 0;
  const { id, eventId } = readSponsorshipPackage(row);
  const offered = await changeSpots(core, eventId, (hosted) => ({ offer: recordOf(hosted, id), writes: [] }));
  await tellOffered(core, channel, offered);
  return offered.length;
}
