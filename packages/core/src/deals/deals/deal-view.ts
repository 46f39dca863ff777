import { type DealSide, type MoveFacts, movesOf } from "@marquee/contracts/deals/deal-moves";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { endOfDayIn } from "@marquee/contracts/events/event-time";
import type { Contact } from "@marquee/contracts/events/events";
import type { EventRecord } from "../../events/events/event.item.ts";
import { isUnread, type ReadMarks } from "../../ground/threads/read-marks.ts";
import { pick } from "../../pick.ts";
import type { DealRecord } from "./deal.item.ts";
import type { DealRoi } from "./deal-roi.ts";

/** The end reasons that are shown for an offer that nobody answered in time, and for what nobody signed in time. */
export const lapsed = "The offer expired without an answer.";
export const lapsedUnsigned = "The contract wasn't signed in time.";

/** Whether a deal is an offer that nobody answered in time, or was accepted but not signed in time. */
export function hasLapsed(
  { status, expiresAt }: Pick<DealRecord, "status" | "expiresAt">,
  now: string,
): boolean {
  return (status === "negotiating" || status === "pending") && expiresAt !== null && expiresAt <= now;
}

/** A deal's state at a given time: one that lapsed is canceled, whether or not that is stored yet. */
export function dealAt(deal: DealRecord, now: string): DealRecord {
  if (!hasLapsed(deal, now)) return deal;
  const endReason = deal.status === "pending" ? lapsedUnsigned : lapsed;
  return { ...deal, status: "cancelled", expiresAt: null, endReason, endedBy: null };
}

/** The version that both sides have signed, with the last day of its event; undefined before. */
export function inForceOf({
  inForce,
  signedAt,
  version,
  facts,
}: Pick<DealStand, "inForce" | "signedAt" | "version" | "facts">): VersionInForce | undefined {
  if (inForce) return inForce;
  return signedAt === null ? undefined : { version, lastDay: facts?.event.lastDay };
}

type VersionInForce = { version: number; lastDay?: string | undefined };

/** What decides the moves of a deal, of its own row or of what its parties' rows repeat of it. */
export type DealStand = Pick<
  DealRecord,
  | "status"
  | "expiresAt"
  | "version"
  | "offerKind"
  | "offeredBy"
  | "offersInRow"
  | "signedBy"
  | "signedAt"
  | "undelivered"
  | "renewedTo"
> & { inForce: VersionInForce | null; facts?: DealRecord["facts"] };

/** Whether the newest version amends the one in force, without the signatures of both sides. */
export function isAmending(deal: Omit<DealStand, "renewedTo">): boolean {
  const inForce = inForceOf(deal);
  return deal.status === "active" && inForce !== undefined && inForce.version !== deal.version;
}

/** Whether the event is over: for a signed deal its agreed last day, whatever the event says now. */
function isEventOver(deal: DealStand, { endsAt, timeZone }: EventRecord, now: string): boolean {
  const lastDay = inForceOf(deal)?.lastDay;
  return lastDay === undefined ? endsAt <= now : endOfDayIn(timeZone, lastDay) < now;
}

/** The account on a side. */
export function partyOf({ brandId, hostId }: Pick<DealRecord, "brandId" | "hostId">, side: DealSide): string {
  return side === "brand" ? brandId : hostId;
}

export const otherSide = (side: DealSide): DealSide => (side === "brand" ? "host" : "brand");

/** The facts that decide which moves are possible. */
export function moveFacts(deal: DealStand, event: EventRecord, now: string): MoveFacts {
  const status = hasLapsed(deal, now) ? "cancelled" : deal.status;
  const at = { ...deal, status };
  const { offerKind, offeredBy, offersInRow, signedBy, undelivered, renewedTo } = at;
  return {
    status,
    offerKind,
    offeredBy,
    offersInRow,
    signedBy,
    amending: isAmending(at),
    undelivered,
    eventOver: isEventOver(at, event, now),
    eventCanceled: event.state === "cancelled",
    renewed: renewedTo !== null,
  };
}

/** A deal as one of its parties sees it on a list. */
export function listedDeal(
  deal: DealRecord,
  {
    party,
    event,
    other,
    roi,
    now,
  }: {
    party: ReadMarks & { side: DealSide };
    event: EventRecord;
    other: Contact;
    roi: DealRoi;
    now: string;
  },
): ListedDeal {
  const at = dealAt(deal, now);
  return {
    ...pick(
      at,
      "id",
      "packageId",
      "packageName",
      "tier",
      "eventId",
      "eventName",
      "brandId",
      "hostId",
      "status",
      "version",
      "offeredBy",
      "offerKind",
      "signedBy",
      "notes",
      "closingDate",
      "expiresAt",
      "contractUrl",
      "signedAt",
      "createdAt",
      "updatedAt",
    ),
    eventDate: event.date,
    eventEndsAt: event.endsAt,
    eventTimeZone: event.timeZone,
    eventLocation: event.location,
    amount: at.amountCents / 100,
    roi: roi(deal),
    ownSide: party.side,
    unread: isUnread(party),
    with: other,
    moves: movesOf(moveFacts(deal, event, now), party.side),
  };
}
