import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { DealRenewal } from "@marquee/contracts/deals/deal-renewal";
import type { Industry } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { type Item, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { changeSpots, type OfferedSpot } from "../../events/events/change-spots.ts";
import { hostedList, readEvent } from "../../events/events/event.item.ts";
import {
  eventOfPackage,
  type HostedEvent,
  readHostedEvent,
  recordOf,
} from "../../events/events/get-event.ts";
import { readHash } from "../../events/events/offer-facts.ts";
import { isIndustryFree, requireOnePerIndustry } from "../../events/events/one-per-industry.ts";
import { asSeenBy } from "../../events/events/seen-packages.ts";
import { publicSponsorshipPackage } from "../../events/events/spots.ts";
import { type Acting, inPerson } from "../../ground/identity/principal.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { listPage } from "../../rows/lists.ts";
import { readEach, readOr } from "../../rows/paging.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealPartyEntity, type Terms } from "./deal.item.ts";
import { roiReader } from "./deal-roi.ts";
import { addOnCents, publicAddOns, publicTerms, termsOf } from "./deal-terms.ts";
import { partyOf } from "./deal-view.ts";
import { deliverablesOf } from "./deliverable-view.ts";
import { isUndelivered } from "./deliverables.ts";
import { openDeal } from "./open-deal.ts";
import { readDeal, requireMove } from "./require-move.ts";
import { type DealOpening, dealWrites } from "./write-deal.ts";

/** How many of a host's events to list, and how many of those to open, to find one for the renewal. */
const eventsListed = 100;
const eventsOpened = 10;

export interface Renewal {
  id: string;
  side: DealSide;
  /** Who renews it for that side. */
  acting: Acting;
  /** What was read when it was decided on; undefined for what is stored now. */
  version?: number | undefined;
  termsHash?: string | undefined;
  packageHash?: string | undefined;
  /** Undefined for the package of the same tier at the host's next event. */
  packageId?: string | undefined;
}

/**
 * Opens a new deal with the terms of a completed one, for a package of the same host, and links the two.
 * @throws AppError stale_version, invalid_transition, not_found, sold_out, category_taken, conflict if there is no
 *   such package
 */
export async function renewDeal(
  core: Core,
  renewal: Renewal,
): Promise<{
  /** The event of the new deal. */
  eventId: string;
  deals: { deal: DealRecord; notices: readonly ReadyNotice[] }[];
  offered: OfferedSpot[];
}> {
  const { side, acting } = renewal;
  const first = await readRenewable(core, renewal);
  const packageId = renewal.packageId ?? (await nextPackage(core, first));
  if (packageId === undefined) throw new AppError("conflict", { message: nothingNext });
  const eventId = await eventOfPackage(core, packageId);
  const newId = core.ids.next("deal", core.clock.now());
  let deals: { deal: DealRecord; notices: readonly ReadyNotice[] }[] = [];
  try {
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const renewable = { ...first, ...(await readRenewable(core, renewal)) };
      const { before } = renewable;
      const after = {
        ...before,
        renewedTo: newId,
        turn: before.turn + 1,
        updatedAt: isoTime(core.clock.now()),
      };
      const { opened, opens } = await openRenewal(
        core,
        hosted,
        { ...renewable, side, acting, packageId, id: newId },
        // The notice of the new deal says it.
        dealWrites(core, { before, after, action: "renew", by: side, acting, note: "" }),
      );
      if (renewal.packageHash !== undefined && renewal.packageHash !== opens.packageHash)
        throw new AppError("stale_version", { message: renewalChanged });
      deals = [{ deal: after, notices: [] }, opened];
      return opened;
    });
    return { eventId, deals, offered };
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label !== "account") throw error;
    throw new AppError("conflict", { message: otherClosed, cause: error });
  }
}

/**
 * What a renewal would open at this moment, for one of the deal's parties. Nothing is written.
 * @throws AppError not_found, invalid_transition, sold_out, category_taken, conflict: what the renewal would be
 *   refused with, except that the host has nothing next
 */
export async function previewRenewal(
  core: Core,
  accountId: string,
  { id, packageId: given }: Pick<Renewal, "id" | "packageId">,
): Promise<DealRenewal> {
  // Whoever looks renews nothing yet.
  const acting = inPerson(accountId);
  const { side } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  const renewable = await readRenewable(core, { id, side });
  const packageId = given ?? (await nextPackage(core, renewable));
  if (packageId === undefined) return { opens: null, ...renewable.past };
  const hosted = await readHostedEvent(core, await eventOfPackage(core, packageId));
  if (!hosted) throw new AppError("not_found");
  const newId = core.ids.next("deal", core.clock.now());
  const { opened, opens } = await openRenewal(
    core,
    hosted,
    { ...renewable, side, acting, packageId, id: newId },
    [],
  );
  requireOnePerIndustry(hosted, opened.offer, core.clock.now());
  return { opens, ...renewable.past };
}

const otherHost = "A deal can be renewed only for a package of the same host.";
const nothingNext = "The host has no upcoming event with an open package in this tier.";
const otherClosed = "The other side's account is closed.";
const renewalChanged =
  "What the renewal opens has changed since you read it. Read it again before you renew the deal.";

/** A deal that can be renewed, with what its renewal goes by. */
interface Renewable {
  before: DealRecord;
  /** The sponsor's industry in their current profile, whichever side renews. */
  industry: Industry | null;
  /** The concept that the sponsor started the deal for and each side's people: the next one is theirs as well. */
  opening: DealOpening;
  /** What a renewal shows of the deal itself. */
  past: Omit<DealRenewal, "opens">;
}

/** @throws AppError not_found, stale_version, invalid_transition, conflict if one side's account is gone */
async function readRenewable(
  core: Core,
  { id, side, version, termsHash }: Omit<Renewal, "acting">,
): Promise<Renewable> {
  const before = await readDeal(core, id);
  const { brandId, hostId, addOns, amountCents } = before;
  const [event, profile, brand, host, deliverables, roi] = await Promise.all([
    readHostedEvent(core, before.eventId),
    core.table.get(profileKey(brandId)),
    core.table.get(dealPartyEntity.key({ accountId: brandId, id })),
    core.table.get(dealPartyEntity.key({ accountId: hostId, id })),
    deliverablesOf(core, id),
    roiReader(core, partyOf(before, side))([before]),
  ]);
  if (!event) throw new AppError("not_found");
  const now = isoTime(core.clock.now());
  const read = { version: version ?? before.version, termsHash };
  await requireMove(core, before, event, { side, action: "renew", ...read, now });
  if (before.leftBy !== null) throw new AppError("conflict", { message: otherClosed });
  const delivered = deliverables.filter(({ status }) => status !== "waived" && !isUndelivered(status));
  return {
    before,
    industry: profile ? readUser(profile).industry : before.industry,
    opening: openingOf(brand, host),
    past: {
      leftOut: publicAddOns(addOns),
      last: {
        amount: amountCents / 100,
        roi: roi(before),
        delivered: delivered.length,
        deliverables: deliverables.length,
      },
    },
  };
}

function openingOf(brandRow: Item | undefined, hostRow: Item | undefined): DealOpening {
  const [brand, host] = [brandRow, hostRow].map((row) => row && readOr(row, dealPartyEntity.read));
  return { conceptId: brand?.conceptId ?? null, people: { ...(brand && { brand }), ...(host && { host }) } };
}

/** The terms that a renewal starts with: the old ones without its add-ons, which belong to the old event. */
function renewedTerms(old: Terms): Terms {
  const amountCents = Math.max(0, old.amountCents - addOnCents(old.addOns));
  return { ...termsOf(old), addOns: [], amountCents, closingDate: null };
}

/**
 * What a renewal opens on an event as it is stored, and how that is shown. Whoever decides reads what this opens, and
 * the renewal writes it.
 * @throws AppError not_found, sold_out, conflict
 */
async function openRenewal(
  core: Core,
  hosted: HostedEvent,
  of: Renewable & { side: DealSide; acting: Acting; packageId: string; id: string },
  first: readonly LabelledWrite[],
) {
  const { before, past, side, acting, packageId, id, industry, opening } = of;
  const { brandId, hostId } = before;
  const offer = recordOf(asSeenBy(hosted, brandId), packageId);
  if (hosted.event.hostId !== hostId) throw new AppError("conflict", { message: otherHost });
  const opened = await openDeal(
    core,
    hosted,
    {
      id,
      packageId,
      packageHash: undefined,
      brandId,
      industry,
      offeredBy: side,
      acting,
      terms: () => renewedTerms(before),
      renewedFrom: before.id,
      note: "",
      ...opening,
    },
    first,
  );
  const { deal } = opened;
  const shown = {
    packageId,
    packageName: deal.packageName,
    tier: deal.tier,
    listPrice: offer.priceCents / 100,
    eventId: deal.eventId,
    ...publicTerms(deal),
    facts: deal.facts,
  };
  return { opened, opens: { ...shown, packageHash: readHash([before.id, before.version, shown, past]) } };
}

/** The package of the same tier at the host's next event that the sponsor can have; undefined if there is none. */
async function nextPackage(core: Core, { before, industry }: Renewable): Promise<string | undefined> {
  const { hostId, tier, eventId, brandId: accountId } = before;
  const now = isoTime(core.clock.now());
  const { items } = await listPage(core, hostedList(hostId), { newestFirst: true, limit: eventsListed });
  const coming = readEach(items, readEvent)
    .rows.filter(({ id, state, date }) => id !== eventId && state === "published" && date > now)
    .sort((left, right) => (left.date < right.date ? -1 : 1))
    .slice(0, eventsOpened);
  for (const { id } of coming) {
    const hosted = await readHostedEvent(core, id);
    if (!hosted || !isIndustryFree(hosted, { accountId, industry }, now)) continue;
    const free = asSeenBy(hosted, accountId).packages.find(
      (one) => one.tier === tier && publicSponsorshipPackage(one, now).remaining > 0,
    );
    if (free) return free.id;
  }
  return undefined;
}
