import type { PushChannel } from "@marquee/adapters/push/port";
import type { DealFacts } from "@marquee/contracts/deals/deal-facts";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import type { EventRecord } from "../../events/events/event.item.ts";
import type { HostedEvent } from "../../events/events/get-event.ts";
import { factsNow } from "../../events/events/offer-facts.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { isoTime } from "../../time.ts";
import type { DealRecord } from "./deal.item.ts";
import { factChanges, withVersion } from "./deal-facts.ts";
import { dealAt, inForceOf } from "./deal-view.ts";
import { forgivenDeliverables } from "./deliverables.ts";
import { agreementLapses, offerLapses, spotsAfter } from "./open-deal.ts";
import { readDeal } from "./require-move.ts";
import { eventNotices, tellOfSpots, tellParties } from "./tell-parties.ts";
import { dealWrites } from "./write-deal.ts";

/** Signals that the deal says already what its event says. */
class NothingNew extends Error {}

/** What becomes of a deal whose event is not what the deal says, and how the history calls it. */
interface Followed {
  after: DealRecord;
  action: "event_changed" | "event_canceled";
  changes: readonly DealChange[];
}

/**
 * Brings a deal in line with its event and its parties' names, and tells both sides: an open offer is reopened by a
 * version that nobody can accept; what both accepted or signed gets an amendment for both to sign, which the sponsor of
 * a signed deal may leave instead. If the event was canceled, what is not signed by both ends. Does nothing, and tells
 * nobody, if the deal says it already. Returns whether it did something.
 * @throws AppError not_found
 */
export async function followFacts(core: Core, channel: PushChannel, id: string): Promise<boolean> {
  const { eventId } = await readDeal(core, id);
  let done: { deal: DealRecord; notices: readonly ReadyNotice[] } | undefined;
  try {
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const nowMs = core.clock.now();
      const before = await readDeal(core, id);
      const followed = await followedBy(core, before, hosted, nowMs);
      if (!followed) throw new NothingNew();
      const { action, changes } = followed;
      const now = isoTime(nowMs);
      const after = { ...followed.after, turn: before.turn + 1, updatedAt: now };
      const notices = await eventNotices(core, after, hosted.event, changes);
      done = { deal: after, notices };
      const note = action === "event_canceled" ? (hosted.event.cancelReason ?? "") : "";
      return {
        ...spotsAfter(hosted, after, now),
        writes: [
          ...dealWrites(core, { before, after, action, by: null, note, notices }),
          ...(await forgivenDeliverables(core, after)),
        ],
      };
    });
    await tellOfSpots(core, channel, eventId, offered);
  } catch (error) {
    if (error instanceof NothingNew) return false;
    throw error;
  }
  if (done) await tellParties(core, channel, done);
  return true;
}

async function followedBy(
  core: Core,
  before: DealRecord,
  { event }: HostedEvent,
  nowMs: number,
): Promise<Followed | undefined> {
  const { status } = dealAt(before, isoTime(nowMs));
  if (status === "cancelled" || status === "completed") return undefined;
  if (event.state === "cancelled") return afterCancellation(before, event);
  const { facts: old } = before;
  if (!old) return undefined;
  const facts = await factsNow(core, event, before.brandId);
  const changes = factChanges(old, status === "negotiating" ? facts : { ...old, event: facts.event });
  if (changes.length === 0) return undefined;
  return { after: reopened(before, event, facts, nowMs), action: "event_changed", changes };
}

function afterCancellation(before: DealRecord, { cancelReason }: EventRecord): Followed | undefined {
  if (before.eventCanceled) return undefined;
  const after: DealRecord =
    before.status === "active"
      ? { ...before, eventCanceled: true }
      : {
          ...before,
          eventCanceled: true,
          status: "cancelled",
          expiresAt: null,
          endReason: `The event was canceled: ${cancelReason ?? ""}`,
          endedBy: null,
        };
  return { after, action: "event_canceled", changes: [] };
}

/** The deal with a version of its own for what the event says now. It does not count as an offer of the host's. */
function reopened(deal: DealRecord, event: EventRecord, facts: DealFacts, nowMs: number): DealRecord {
  const next = { ...withVersion(deal, facts), offeredBy: "host" as const, offersInRow: 0 };
  if (deal.status === "negotiating") return { ...next, offerKind: "request", expiresAt: offerLapses(nowMs) };
  const amendment = { ...next, offerKind: "amendment" as const };
  if (deal.status === "pending")
    return { ...amendment, reminded: false, expiresAt: agreementLapses(event, nowMs) };
  const inForce = inForceOf(deal);
  const lastDay = inForce?.lastDay ?? facts.event.lastDay;
  return { ...amendment, inForce: { version: inForce?.version ?? deal.version, lastDay } };
}
