import type { PushChannel } from "@marquee/adapters/push/port";
import { noPlainTerms } from "@marquee/contracts/deals/deal-terms";
import type * as contract from "@marquee/contracts/deals/deals";
import type { Deal } from "@marquee/contracts/deals/deals";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import type { SponsorshipPackageRecord } from "../../events/events/event.item.ts";
import { eventOfPackage, type HostedEvent } from "../../events/events/get-event.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { daySeconds, type Limit, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { requireConfirmed } from "../../ground/users/require-confirmed.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { claimRequest, earlierResource, type RequestKey } from "../../rows/idempotency.item.ts";
import { getIdea } from "../../studio/campaigns/ideas.ts";
import { refuseBothSides } from "./both-sides.ts";
import type { DealRecord, Terms } from "./deal.item.ts";
import { termsAfter } from "./deal-terms.ts";
import { type Opening, openDeal } from "./open-deal.ts";
import { getDeal } from "./read-deals.ts";
import { tellOfSpots, tellParties } from "./tell-parties.ts";

export interface NewDeal {
  /** The sponsor: a brand, or an agency. */
  brand: UserRecord;
  /** Who offers for the sponsor. */
  acting: Acting;
  body: BodyOf<typeof contract.createSponsorshipDeal>;
  idempotencyKey: string | undefined;
}

/**
 * Opens a deal with a first offer and takes one of the package's spots until the offer lapses, or does neither. A
 * repeated call returns the deal that the first call made.
 * @throws AppError not_found, email_unconfirmed, forbidden for the host's own people, stale_version for a package that is not as it was read, sold_out, conflict for one's own event, one that can no longer be sponsored or a deal
 *   that is already open, too_many_requests, idempotency_mismatch
 */
export async function createDeal(
  core: Core,
  channel: PushChannel,
  { brand, acting, body, idempotencyKey }: NewDeal,
): Promise<Deal> {
  requireConfirmed(brand);
  const nowMs = core.clock.now();
  const { packageId } = body;
  const opening: Opening = {
    id: core.ids.next("deal", nowMs),
    packageId,
    packageHash: body.packageHash,
    brandId: brand.id,
    industry: brand.industry,
    offeredBy: "brand",
    acting,
    terms: (offer, hosted) => firstTerms(hosted, offer, body),
    renewedFrom: null,
    people: {},
    note: body.note ?? "",
    conceptId: body.conceptId ?? null,
  };
  const request: RequestKey = {
    userId: brand.id,
    operation: "createSponsorshipDeal",
    key: idempotencyKey,
    body,
  };
  // Another account's concept reads as absent, like everything else of theirs.
  if (body.conceptId !== undefined) await getIdea(core, brand.id, body.conceptId);
  const eventId = await eventOfPackage(core, packageId);
  let begun: { deal: DealRecord; notices: readonly ReadyNotice[] } | undefined;
  try {
    const offered = await changeSpots(core, eventId, async (hosted) => {
      refuseBothSides(acting, [hosted.event.hostId]);
      const opened = await openDeal(core, hosted, opening, [
        claimRequest(request, opening.id, nowMs),
        limitWrite(newDeals(brand.id), nowMs),
        { ...limitWrite(sameDeals(brand.id, packageId), nowMs), label: "daily" },
      ]);
      begun = opened;
      return opened;
    });
    await tellOfSpots(core, channel, eventId, offered);
  } catch (error) {
    // A repeat is refused because of the first call, which took the spot.
    const earlier = await earlierResource(core, request);
    if (earlier !== undefined) return getDeal(core, brand.id, earlier);
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "account") throw new AppError("conflict", { message: hostGone, cause: error });
    if (error.label === "limit") throw tooManyOf(newDeals(brand.id), nowMs, tooManyDeals);
    if (error.label === "daily") throw tooManyOf(sameDeals(brand.id, packageId), nowMs, tooManyOfOne);
    throw error;
  }
  if (begun) await tellParties(core, channel, begun);
  return getDeal(core, brand.id, opening.id);
}

const hostGone = "This event's organizer can't be contacted right now.";
const tooManyDeals = `You can start ${limits.dealsPerDay} deals a day. Try again tomorrow.`;
const tooManyOfOne = `You can start ${limits.dealsPerPackagePerMonth} deals about the same package in 30 days.`;

const newDeals = (accountId: string): Limit => ({
  scope: "deals",
  key: accountId,
  max: limits.dealsPerDay,
  windowSeconds: daySeconds,
});

const sameDeals = (accountId: string, packageId: string): Limit => ({
  scope: "deals-of-package",
  key: `${accountId}#${packageId}`,
  max: limits.dealsPerPackagePerMonth,
  windowSeconds: 30 * daySeconds,
});

/** The terms that were offered, with the package's own for the rest. */
function firstTerms(hosted: HostedEvent, offer: SponsorshipPackageRecord, body: NewDeal["body"]): Terms {
  const { priceCents: amountCents, benefits } = offer;
  return termsAfter({ amountCents, benefits, addOns: [], ...noPlainTerms }, body, { hosted, at: "" });
}
