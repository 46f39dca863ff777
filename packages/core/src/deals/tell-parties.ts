import type { PushChannel } from "@marquee/adapters/push/port";
import { type DealSide, dealSides } from "@marquee/contracts/deal-moves";
import type { Core } from "../core.ts";
import type { OfferedSpot } from "../events/change-spots.ts";
import { eventKey, readEvent } from "../events/event.item.ts";
import { readEach } from "../paging.ts";
import { pushToUser } from "../realtime/push-to-user.ts";
import { isoTime } from "../time.ts";
import { contactsOf } from "../users/contact.ts";
import { type DealParty, type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { listedDeal, otherSide, partyOf } from "./deal-view.ts";

/** What happened to a deal, and which side did it; null for nobody. */
export interface TakenStep {
  deal: DealRecord;
  action: string;
  by: DealSide | null;
}

/** Shows both sides the deal after a step, and notifies who did not take it. Never fails: it is in the table already. */
export async function tellParties(
  core: Core,
  channel: PushChannel,
  { deal, action, by }: TakenStep,
): Promise<void> {
  const told = dealSides.filter((side) => side !== deal.leftBy);
  const [eventRow, contacts, rows] = await Promise.all([
    core.table.get(eventKey(deal.eventId)),
    contactsOf(core, [deal.brandId, deal.hostId]),
    core.table.getMany(
      told.map((side) => dealPartyEntity.key({ accountId: partyOf(deal, side), id: deal.id })),
    ),
  ]);
  if (!eventRow) return;
  const event = readEvent(eventRow);
  const now = isoTime(core.clock.now());
  const nobody = { name: "", company: "" };
  const tell = async (party: DealParty) => {
    const { side } = party;
    const push = pushToUser(core, channel, partyOf(deal, side));
    const other = contacts.get(partyOf(deal, otherSide(side))) ?? nobody;
    await push({ type: "deal_updated", data: { deal: listedDeal(deal, { party, event, other, now }) } });
    if (side === by) return;
    const { id: dealId, turn: step, eventName } = deal;
    const about = { dealId, step, action, from: other.name, eventName };
    await push({ type: "notification", data: { kind: "deal_step", about } });
  };
  const parties = readEach(
    rows.filter((row) => row !== undefined),
    dealPartyEntity.read,
  ).rows;
  await Promise.all(parties.map(tell));
}

/** Notifies each who waited that a spot is held for them. */
export async function tellOffered(
  core: Core,
  channel: PushChannel,
  offered: readonly OfferedSpot[],
): Promise<void> {
  await Promise.all(
    offered.map(({ accountId, ...about }) =>
      pushToUser(core, channel, accountId)({ type: "notification", data: { kind: "spot_offered", about } }),
    ),
  );
}
