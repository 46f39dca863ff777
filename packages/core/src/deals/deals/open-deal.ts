import type { DealFacts } from "@marquee/contracts/deals/deal-facts";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import { durations } from "@marquee/contracts/durations";
import type { Industry } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { withAddOnsTaken } from "../../events/events/add-on-spots.ts";
import type { SpotChange } from "../../events/events/change-spots.ts";
import type { EventRecord, SponsorshipPackageRecord } from "../../events/events/event.item.ts";
import { type HostedEvent, recordOf } from "../../events/events/get-event.ts";
import { factsNow, packageHash } from "../../events/events/offer-facts.ts";
import { asSeenBy } from "../../events/events/seen-packages.ts";
import { takenSpots, withSpotFreed, withSpotKept } from "../../events/events/spots.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { isoTime } from "../../time.ts";
import type { DealRecord, Terms } from "./deal.item.ts";
import { stepNotices } from "./tell-parties.ts";
import { type DealOpening, dealWrites } from "./write-deal.ts";

/** What a deal starts from. */
export interface Opening extends DealOpening {
  id: string;
  packageId: string;
  /** The hash of the package as it was read; undefined for an offer that goes by what the package is now. */
  packageHash: string | undefined;
  brandId: string;
  industry: Industry | null;
  offeredBy: DealSide;
  /** Who opens it for that side, and owns it there from then on. */
  acting: Acting;
  /** The first terms, given the package and its event. */
  terms: (offer: SponsorshipPackageRecord, hosted: HostedEvent) => Terms;
  renewedFrom: string | null;
  /** What its maker says to the other side with it. */
  note: string;
}

/** When an offer that is made now lapses. */
export function offerLapses(nowMs: number): string {
  return isoTime(nowMs + durations.dealOfferSeconds * 1_000);
}

/** When what was accepted now lapses unless both sign it: after two weeks, but not past the event's start. */
export function agreementLapses(
  { date, endsAt }: Pick<EventRecord, "date" | "endsAt">,
  nowMs: number,
): string {
  const lapses = isoTime(nowMs + durations.dealSigningSeconds * 1_000);
  // What is agreed on while the event is on can be signed until it ends.
  const latest = date > isoTime(nowMs) ? date : endsAt;
  return lapses < latest ? lapses : latest;
}

/**
 * What opens a deal on an event as it is stored: the deal, and the spot that it takes.
 * @throws AppError not_found, sold_out, conflict
 */
export async function openDeal(
  core: Core,
  hosted: HostedEvent,
  opening: Opening,
  first: readonly LabelledWrite[],
): Promise<SpotChange & { deal: DealRecord & { facts: DealFacts }; notices: ReadyNotice[] }> {
  const nowMs = core.clock.now();
  const now = isoTime(nowMs);
  const offer = recordOf(asSeenBy(hosted, opening.brandId), opening.packageId);
  requireOpenTo(hosted, offer, opening.brandId, now);
  const facts = await factsNow(core, hosted.event, opening.brandId);
  if (opening.packageHash !== undefined && opening.packageHash !== packageHash(offer, hosted.addOns, facts))
    throw new AppError("stale_version", { message: packageChanged });
  const deal = newDeal(hosted, offer, { ...opening, facts }, nowMs);
  const notices = await stepNotices(core, {
    deal,
    action: opening.renewedFrom === null ? "propose" : "renew",
    by: deal.offeredBy,
  });
  return {
    deal,
    notices,
    ...spotsAfter(hosted, deal, now),
    writes: [
      ...first,
      ...[deal.brandId, deal.hostId].map(
        (party): LabelledWrite => ({
          label: "account",
          write: { op: "check", key: profileKey(party), when: activeUser },
        }),
      ),
      ...dealWrites(core, {
        before: undefined,
        after: deal,
        action: "propose",
        by: deal.offeredBy,
        acting: opening.acting,
        takesOver: true,
        note: opening.note,
        opening,
        notices,
      }),
    ],
  };
}

/**
 * The package and the add-ons after a deal's step: held until its offer lapses, sold, or given back.
 * @throws AppError not_found, sold_out
 */
export function spotsAfter(
  hosted: HostedEvent,
  deal: DealRecord,
  now: string,
): Pick<SpotChange, "offer" | "addOns"> {
  const offer = recordOf(hosted, deal.packageId);
  const isOver = deal.status === "cancelled";
  const spot = spotOf(deal);
  return {
    offer: isOver ? withSpotFreed(offer, deal.id) : withSpotKept(offer, spot, now),
    addOns: withAddOnsTaken(hosted.addOns, isOver ? [] : deal.addOns, spot, now),
  };
}

/** The spot that a deal takes of its package: held until the offer or what was accepted lapses, sold once signed. */
export function spotOf({ id, brandId, industry, expiresAt }: DealRecord) {
  return { ref: id, kind: "deal" as const, accountId: brandId, industry, until: expiresAt };
}

/** Refuses a package that an account cannot sponsor. @throws AppError not_found, conflict */
export function requireOpenTo(
  { event }: HostedEvent,
  offer: SponsorshipPackageRecord,
  accountId: string,
  now: string,
): void {
  if (event.state === "draft") throw new AppError("not_found");
  if (event.hostId === accountId)
    throw new AppError("conflict", { message: "You host this event, so you can't sponsor it." });
  if (event.state === "cancelled" || event.endsAt <= now)
    throw new AppError("conflict", {
      message: "This event is over or was canceled, so it can't be sponsored.",
    });
  if (takenSpots(offer, now).some((one) => one.accountId === accountId && one.kind === "deal"))
    throw new AppError("conflict", { message: "You already have a deal about this package." });
}

const packageChanged =
  "The package or its event has changed since you read it. Read it again before you make an offer.";

function newDeal(
  hosted: HostedEvent,
  offer: SponsorshipPackageRecord,
  {
    terms,
    packageId: _,
    packageHash: __,
    note: ___,
    conceptId: ____,
    acting: _____,
    ...opening
  }: Opening & { facts: DealFacts },
  nowMs: number,
): DealRecord & { facts: DealFacts } {
  const { event } = hosted;
  const createdAt = isoTime(nowMs);
  return {
    ...opening,
    ...terms(offer, hosted),
    packageId: offer.id,
    packageName: offer.name,
    tier: offer.tier,
    eventId: event.id,
    eventName: event.name,
    hostId: event.hostId,
    status: "negotiating",
    version: 1,
    offerKind: "offer",
    offersInRow: 1,
    signedBy: [],
    textSha256: null,
    inForce: null,
    undelivered: 0,
    reminded: false,
    eventCanceled: false,
    expiresAt: offerLapses(nowMs),
    contractUrl: null,
    signedAt: null,
    endReason: null,
    endedBy: null,
    renewedTo: null,
    leftBy: null,
    turn: 1,
    createdAt,
    updatedAt: createdAt,
  };
}
