import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import { waitingEntity, waitingPrefix } from "../../events/events/waiting.item.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealPartyEntity, dealPartyPrefix } from "./deal.item.ts";
import { dealAt } from "./deal-view.ts";
import { forgivenDeliverables } from "./deliverables.ts";
import { forgetParty } from "./forget-party.ts";
import { spotsAfter } from "./open-deal.ts";
import { readDeal } from "./require-move.ts";
import { stepNotices, tellOfSpots, tellParties } from "./tell-parties.ts";
import { leaveWaitingList } from "./waiting-list.ts";
import { dealWrites } from "./write-deal.ts";

/** The end reason that the other side sees when an account closes before both have signed. */
const accountClosed = "The other side closed their account.";

/** Signals that nothing is left to cancel. */
class NothingOpen extends Error {}

/**
 * Ends a closed account's deals: those not signed by both sides are canceled, with their spots given back, and the
 * account leaves all waiting lists. What the other side keeps of them does not name it any more, except in agreements.
 * Safe to run again.
 */
export async function leaveDeals(core: Core, channel: PushChannel, accountId: string): Promise<void> {
  const pk = userPartition(accountId);
  const waits = await allRows(core, { pk, sk: { beginsWith: waitingPrefix } });
  for (const { packageId } of readEach(waits, waitingEntity.read).rows)
    await unlessGone(leaveWaitingList(core, channel, accountId, packageId));
  const parties = await allRows(core, { pk, sk: { beginsWith: dealPartyPrefix } });
  for (const { id, side } of readEach(parties, dealPartyEntity.read).rows) {
    await unlessGone(cancelOpen(core, channel, id, side));
    await unlessGone(forgetParty(core, id, side));
  }
}

/**
 * Takes the person who registered an account out of what both sides keep of its deals; the company stays in them, and
 * nothing about them ends. Safe to run again.
 */
export async function forgetPersonInDeals(core: Core, person: UserRecord): Promise<void> {
  const parties = await allRows(core, {
    pk: userPartition(person.id),
    sk: { beginsWith: dealPartyPrefix },
  });
  for (const { id, side } of readEach(parties, dealPartyEntity.read).rows)
    await unlessGone(forgetParty(core, id, side, person.name));
}

/** An event or package that is gone must not block the deletion. */
async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  }
}

async function cancelOpen(
  core: Core,
  channel: PushChannel,
  id: string,
  side: DealRecord["offeredBy"],
): Promise<void> {
  let taken: { deal: DealRecord; notices: readonly ReadyNotice[] } | undefined;
  try {
    const { eventId } = await readDeal(core, id);
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const now = isoTime(core.clock.now());
      const before = await readDeal(core, id);
      const { status } = dealAt(before, now);
      if (status !== "negotiating" && status !== "pending") throw new NothingOpen();
      const after: DealRecord = {
        ...before,
        status: "cancelled",
        expiresAt: null,
        endReason: accountClosed,
        endedBy: side,
        turn: before.turn + 1,
        updatedAt: now,
      };
      const notices = await stepNotices(core, { deal: after, action: "cancel", by: side });
      taken = { deal: after, notices };
      return {
        ...spotsAfter(hosted, after, now),
        writes: [
          ...dealWrites(core, { before, after, action: "cancel", by: side, note: accountClosed, notices }),
          ...(await forgivenDeliverables(core, after)),
        ],
      };
    });
    await tellOfSpots(core, channel, eventId, offered);
  } catch (error) {
    if (error instanceof NothingOpen) return;
    throw error;
  }
  if (taken) await tellParties(core, channel, taken);
}
