import type { PushChannel } from "@marquee/adapters/push/port";
import { type Key, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import { readSponsorshipPackage, waitedFor } from "../../events/events/event.item.ts";
import { recordOf } from "../../events/events/get-event.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { type DueReport, nothingDue, workDueRows } from "../../rows/due-rows.ts";
import { shardsOf } from "../../rows/lists.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealEntity, openOffers, reminderAt } from "./deal.item.ts";
import { dealAt, hasLapsed } from "./deal-view.ts";
import { forgivenDeliverables } from "./deliverables.ts";
import { spotsAfter } from "./open-deal.ts";
import { readDeal } from "./require-move.ts";
import { stepNotices, tellOfSpots, tellParties } from "./tell-parties.ts";
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

/** Stores a lapse, or reminds both sides of one that is near. Returns whether the deal lapsed. */
async function lapse(core: Core, channel: PushChannel, key: Key): Promise<boolean> {
  const row = await core.table.get(key);
  if (!row) return false;
  const deal = dealEntity.read(row);
  const { id, eventId } = deal;
  if (!hasLapsed(deal, isoTime(core.clock.now()))) return remind(core, channel, id);
  let ended: { deal: DealRecord; notices: readonly ReadyNotice[] } | undefined;
  try {
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const now = isoTime(core.clock.now());
      const before = await readDeal(core, id);
      const at = dealAt(before, now);
      if (at === before) throw new NotLapsed();
      const after = { ...at, turn: before.turn + 1, updatedAt: now };
      const action = before.status === "pending" ? "lapse_unsigned" : "lapse";
      const notices = await stepNotices(core, { deal: after, action, by: null });
      ended = { deal: after, notices };
      return {
        ...spotsAfter(hosted, after, now),
        writes: [
          ...dealWrites(core, { before, after, action, by: null, note: "", notices }),
          ...(await forgivenDeliverables(core, after)),
        ],
      };
    });
    await tellOfSpots(core, channel, eventId, offered);
  } catch (error) {
    if (error instanceof NotLapsed) return false;
    throw error;
  }
  if (ended) await tellParties(core, channel, ended);
  return true;
}

/** Reminds both sides once that what they accepted is about to lapse unsigned. */
async function remind(core: Core, channel: PushChannel, id: string): Promise<false> {
  const now = isoTime(core.clock.now());
  const before = await readDeal(core, id);
  const { status, expiresAt, reminded } = before;
  if (status !== "pending" || expiresAt === null || reminded || now < reminderAt(expiresAt)) return false;
  const deal = { ...before, reminded: true, turn: before.turn + 1, updatedAt: now };
  const notices = await stepNotices(core, { deal, action: "sign_reminder", by: null });
  const step = { before, after: deal, action: "sign_reminder", by: null, note: "", notices };
  try {
    await core.table.transact(dealWrites(core, step));
  } catch (error) {
    // Another step came first; if there is still something to remind of, the next run does.
    if (error instanceof TransactionRefused) return false;
    throw error;
  }
  await tellParties(core, channel, { deal, notices });
  return false;
}

async function serveWaiting(core: Core, channel: PushChannel, key: Key): Promise<number> {
  const row = await core.table.get(key);
  if (!row) return 0;
  const { id, eventId } = readSponsorshipPackage(row);
  const offered = await changeSpots(core, eventId, (hosted) => ({ offer: recordOf(hosted, id), writes: [] }));
  await tellOfSpots(core, channel, eventId, offered);
  return offered.length;
}
