import type { PushChannel } from "@marquee/adapters/push/port";
import { type DealSide, dealSides } from "@marquee/contracts/deals/deal-moves";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { DealOutcome } from "@marquee/contracts/live/deal-notices";
import type { Core } from "../../core.ts";
import { type OfferedSpot, toldAtOnce } from "../../events/events/change-spots.ts";
import { type EventRecord, eventKey, readEvent } from "../../events/events/event.item.ts";
import { changesInWords } from "../../events/events/offer-facts.ts";
import { tellWatchers } from "../../events/events/watch-events.ts";
import { contactsOf, deletedContact, nameInNotices } from "../../ground/users/contact.ts";
import {
  type Notice,
  pushNotices,
  type ReadyNotice,
  readyNotices,
} from "../../live/notifications/notices.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type DealParty, type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { roiReader } from "./deal-roi.ts";
import { listedDeal, otherSide, partyOf } from "./deal-view.ts";

/** What happened to a deal, and which side did it; null for neither. */
interface TakenStep {
  deal: DealRecord;
  action: string;
  by: DealSide | null;
  /** The deliverable or file that it is about, and what a deliverable is now. */
  subject?: { what: string; state?: string } | undefined;
}

/** Addresses a notice about a deal to a side: to who owns and follows it there. */
export function toSide(deal: DealRecord, side: DealSide): Pick<Notice, "userId" | "followedIn"> {
  const accountId = partyOf(deal, side);
  return { userId: accountId, followedIn: dealPartyEntity.key({ accountId, id: deal.id }) };
}

/** The notices of a deal's step to each side that did not take it, for the transaction that takes the step. */
export async function stepNotices(
  core: Core,
  { deal, action, by, subject }: TakenStep,
): Promise<ReadyNotice[]> {
  const { id: dealId, turn: step, eventName, packageName, expiresAt } = deal;
  const amount = deal.amountCents / 100;
  const known = { ...(by && { by }), ...(expiresAt && { until: expiresAt }), ...subject };
  const contacts = await contactsOf(core, [deal.brandId, deal.hostId]);
  const recipients = dealSides.filter((side) => side !== deal.leftBy && side !== by);
  return readyNotices(
    core,
    recipients.map((side) => {
      const from = nameInNotices(contacts.get(partyOf(deal, otherSide(side))) ?? deletedContact);
      const about = { dealId, step, action, from, eventName, packageName, amount, ...known };
      return { ...toSide(deal, side), notification: { kind: "deal_step", about } };
    }),
  );
}

/** The notices to both sides that a deal's event is no longer what the deal says, and what that does to the deal. */
export async function eventNotices(
  core: Core,
  deal: DealRecord,
  { name: eventName }: Pick<EventRecord, "name">,
  changes: readonly DealChange[],
): Promise<ReadyNotice[]> {
  const { id: dealId, turn: step } = deal;
  const changed = changesInWords(changes);
  return readyNotices(
    core,
    dealSides
      .filter((side) => side !== deal.leftBy)
      .map((side) => {
        const about = { dealId, step, eventName, changed, outcome: outcomeOf(deal, side) };
        return { ...toSide(deal, side), notification: { kind: "deal_event", about } };
      }),
  );
}

function outcomeOf({ status, eventCanceled }: DealRecord, side: DealSide): DealOutcome {
  if (status === "cancelled") return "ended";
  if (eventCanceled) return "may_cancel";
  if (status === "negotiating") return "reopened";
  if (status === "pending") return "to_sign";
  return side === "brand" ? "may_leave" : "to_amend";
}

/** Pushes the deal after a step, and the step's notices, to both sides. Never fails: the step is stored already. */
export async function tellParties(
  core: Core,
  channel: PushChannel,
  { deal, notices }: { deal: DealRecord; notices: readonly ReadyNotice[] },
): Promise<void> {
  await Promise.all([
    showDeal(core, channel, deal).catch((error: unknown) => channel.pushFailed?.(error)),
    pushNotices(core, channel, notices),
  ]);
}

async function showDeal(core: Core, channel: PushChannel, deal: DealRecord): Promise<void> {
  const shown = dealSides.filter((side) => side !== deal.leftBy);
  const [eventRow, contacts, rows] = await Promise.all([
    core.table.get(eventKey(deal.eventId)),
    contactsOf(core, [deal.brandId, deal.hostId]),
    core.table.getMany(
      shown.map((side) => dealPartyEntity.key({ accountId: partyOf(deal, side), id: deal.id })),
    ),
  ]);
  if (!eventRow) return;
  const event = readEvent(eventRow);
  const now = isoTime(core.clock.now());
  const noContact = { name: "", company: "" };
  const tell = async (party: DealParty) => {
    const { side } = party;
    const push = pushToUser(core, channel, partyOf(deal, side));
    const roi = await roiReader(core, partyOf(deal, side))([deal]);
    const other = contacts.get(partyOf(deal, otherSide(side))) ?? noContact;
    await push({ type: "deal_updated", data: { deal: listedDeal(deal, { party, event, other, roi, now }) } });
  };
  const parties = readEach(
    rows.filter((row) => row !== undefined),
    dealPartyEntity.read,
  ).rows;
  await Promise.all(parties.map(tell));
}

/** Tells of a change of an event's spots: its watchers, and each account that waited and has a spot held for it. */
export async function tellOfSpots(
  core: Core,
  channel: PushChannel,
  eventId: string,
  offered: readonly OfferedSpot[],
): Promise<void> {
  const late = offered.slice(toldAtOnce).flatMap(({ notices }) => notices);
  await Promise.all(late.map(({ write }) => core.table.transact([write])));
  await Promise.all([
    tellWatchers(core, channel, eventId),
    pushNotices(
      core,
      channel,
      offered.flatMap(({ notices }) => notices),
    ),
  ]);
}
