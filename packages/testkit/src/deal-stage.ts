import { agreedEvent } from "@marquee/contracts/deals/deal-facts";
import { noPlainTerms } from "@marquee/contracts/deals/deal-terms";
import { plainBenefit } from "@marquee/contracts/events/benefits";
import type { Core } from "@marquee/core/core";
import type { DealRecord } from "@marquee/core/deals/deals/deal.item";
import { spotOf } from "@marquee/core/deals/deals/open-deal";
import { dealWrites } from "@marquee/core/deals/deals/write-deal";
import { type AddOnRecord, addOnEntity } from "@marquee/core/events/events/add-on.item";
import { changeSpots } from "@marquee/core/events/events/change-spots";
import type { EventRecord, SponsorshipPackageRecord } from "@marquee/core/events/events/event.item";
import { recordOf } from "@marquee/core/events/events/get-event";
import type { Sponsor } from "@marquee/core/events/events/one-per-industry";
import { profileItem, type UserRecord } from "@marquee/core/ground/users/user.item";
import { sampleEvent, sampleOffer, storeEvent } from "./sample-event.ts";
import { sampleUser } from "./sample-user.ts";

/** The event of every deal in tests: half a year ahead of the tests' clock, three days long. */
export const dealEvent = sampleEvent({
  id: "evt_1",
  name: "Founders Harbor",
  date: "2026-06-01T09:00:00.000Z",
  endsAt: "2026-06-03T18:00:00.000Z",
});

export const dealHost = sampleUser(dealEvent.hostId, {
  role: "event_host",
  name: "Henrik",
  company: "Summit Works",
});

/** A brand, without an industry unless one is given. */
export function dealBrand(n: number, given: Partial<UserRecord> = {}): UserRecord {
  return sampleUser(`usr_brand_${n}`, { name: `Brand ${n}`, company: `Company ${n}`, ...given });
}

/** The brand as a `Sponsor`, the form used when it takes a spot. */
export function sponsorOf({ id: accountId, industry }: UserRecord): Sponsor {
  return { accountId, industry };
}

/** A first offer that nobody has answered yet, made at the start of the tests' clock. */
export function sampleDeal(given: Partial<DealRecord> & Pick<DealRecord, "id" | "brandId">): DealRecord {
  return {
    packageId: "pkg_1",
    packageName: "Gold",
    tier: "gold",
    eventId: dealEvent.id,
    eventName: dealEvent.name,
    hostId: dealHost.id,
    industry: null,
    status: "negotiating",
    version: 1,
    offeredBy: "brand",
    offerKind: "offer",
    offersInRow: 1,
    signedBy: [],
    textSha256: null,
    inForce: null,
    undelivered: 0,
    reminded: false,
    eventCanceled: false,
    facts: {
      brand: { name: "Brand 1", company: "Company 1" },
      host: { name: dealHost.name, company: dealHost.company },
      event: agreedEvent(dealEvent),
    },
    amountCents: 900_000,
    benefits: [plainBenefit("A booth")],
    addOns: [],
    ...noPlainTerms,
    expiresAt: "2026-01-18T09:00:00.000Z",
    contractUrl: null,
    signedAt: null,
    endReason: null,
    endedBy: null,
    renewedFrom: null,
    renewedTo: null,
    leftBy: null,
    turn: 1,
    createdAt: "2026-01-15T09:00:00.000Z",
    updatedAt: "2026-01-15T09:00:00.000Z",
    ...given,
  };
}

/** Stores a host, a number of brands and an event with packages; by default one gold package with one spot. */
export async function setDealStage(
  core: Core,
  brands: readonly UserRecord[],
  packages: readonly Partial<SponsorshipPackageRecord>[] = [{}],
  event: Partial<EventRecord> = {},
  addOns: readonly AddOnRecord[] = [],
): Promise<void> {
  const offers = packages.map((one, at) =>
    sampleOffer({ id: `pkg_${at + 1}`, eventId: dealEvent.id, ...one }),
  );
  await storeEvent(core, { ...dealEvent, ...event }, offers);
  for (const one of addOns) await core.table.write({ op: "put", item: addOnEntity.item(one) });
  for (const user of [dealHost, ...brands]) await core.table.write({ op: "put", item: profileItem(user) });
}

/** An add-on of the same event: by default two seats at a dinner for $2,000. */
export function sampleAddOn({
  text = "Seat at the dinner",
  ...given
}: Partial<AddOnRecord> & Pick<AddOnRecord, "id"> & { text?: string }): AddOnRecord {
  const quantity = text === "Seat at the dinner" ? 2 : 1;
  return {
    eventId: dealEvent.id,
    benefit: { kind: "tickets", text, quantity, due: { days: 14, from: "before_event" } },
    priceCents: 200_000,
    capacity: 1,
    spots: [],
    createdAt: dealEvent.createdAt,
    ...given,
  };
}

/** Stores a deal with its first version and its parties' rows, and takes a spot as its status requires. */
export async function storeDeal(core: Core, deal: DealRecord): Promise<void> {
  const step = { before: undefined, after: deal, action: "propose", by: deal.offeredBy, note: "" };
  const taken = deal.status === "cancelled" ? [] : [spotOf(deal)];
  await changeSpots(core, deal.eventId, (hosted) => {
    const offer = recordOf(hosted, deal.packageId);
    return { offer: { ...offer, spots: [...offer.spots, ...taken] }, writes: dealWrites(core, step) };
  });
}
