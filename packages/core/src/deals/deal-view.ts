import { type DealFacts, type DealSide, movesOf } from "@marquee/contracts/deal-moves";
import type { ListedDeal } from "@marquee/contracts/http/deals";
import type { Contact } from "@marquee/contracts/http/events";
import type { EventRecord } from "../events/event.item.ts";
import { pick } from "../pick.ts";
import { isUnread, type ReadMarks } from "../threads/read-marks.ts";
import type { DealRecord } from "./deal.item.ts";

/** The end reason that is shown for an offer that nobody answered in time. */
export const lapsed = "The offer expired without an answer.";

/** Whether a deal is an offer that nobody answered in time. */
export function hasLapsed(
  { status, expiresAt }: Pick<DealRecord, "status" | "expiresAt">,
  now: string,
): boolean {
  return status === "negotiating" && expiresAt !== null && expiresAt <= now;
}

/** A deal's state at a given time: an offer that lapsed is canceled, whether or not that is stored yet. */
export function dealAt(deal: DealRecord, now: string): DealRecord {
  if (!hasLapsed(deal, now)) return deal;
  return { ...deal, status: "cancelled", expiresAt: null, endReason: lapsed, endedBy: null };
}

/** The account on a side. */
export function partyOf({ brandId, hostId }: Pick<DealRecord, "brandId" | "hostId">, side: DealSide): string {
  return side === "brand" ? brandId : hostId;
}

export const otherSide = (side: DealSide): DealSide => (side === "brand" ? "host" : "brand");

/** The facts that decide which moves are possible. */
export function factsOf(deal: DealRecord, event: EventRecord, now: string): DealFacts {
  const { status, offerKind, offeredBy, offersInRow, signedBy, renewedTo } = dealAt(deal, now);
  return {
    status,
    offerKind,
    offeredBy,
    offersInRow,
    signedBy,
    eventOver: event.endsAt <= now,
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
    now,
  }: { party: ReadMarks & { side: DealSide }; event: EventRecord; other: Contact; now: string },
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
      "notes",
      "closingDate",
      "expiresAt",
      "contractUrl",
      "signedAt",
      "roi",
      "createdAt",
      "updatedAt",
    ),
    eventDate: event.date,
    eventEndsAt: event.endsAt,
    amount: at.amountCents / 100,
    ownSide: party.side,
    unread: isUnread(party),
    with: other,
    moves: movesOf(factsOf(deal, event, now), party.side),
  };
}
