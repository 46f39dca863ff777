import type { Core } from "@marquee/core/core";
import {
  type EventRecord,
  eventItem,
  type SponsorshipPackageRecord,
  sponsorshipPackageItem,
} from "@marquee/core/events/events/event.item";
import { eventListingItem } from "@marquee/core/events/events/event-listing.item";

const createdAt = "2025-01-01T00:00:00.000Z";

/** An event with ordinary values for everything that is not given. */
export function sampleEvent(given: Partial<EventRecord> & Pick<EventRecord, "id" | "date">): EventRecord {
  return {
    name: given.id,
    description: "",
    location: "Austin, TX",
    endsAt: "2027-01-01T00:00:00.000Z",
    timeZone: "UTC",
    timeZoneGuessed: false,
    imageUrl: null,
    eventUrl: null,
    attendeeCount: 100,
    attendeeType: "CTOs",
    hostId: "usr_host",
    category: "fintech",
    state: "published",
    cancelReason: null,
    oneSponsorPerIndustry: false,
    version: 1,
    turn: 0,
    createdAt,
    updatedAt: createdAt,
    ...given,
  };
}

/** A package of an event; by default gold for $9,000. */
export function sampleOffer(
  given: Partial<SponsorshipPackageRecord> & Pick<SponsorshipPackageRecord, "id" | "eventId">,
): SponsorshipPackageRecord {
  return {
    name: "Gold",
    description: "",
    priceCents: 900_000,
    tier: "gold",
    benefits: [],
    maxSponsors: 1,
    onlyFor: null,
    spots: [],
    waiting: [],
    createdAt,
    ...given,
  };
}

/** A number of sold spots. */
export function soldSpots(count: number): SponsorshipPackageRecord["spots"] {
  return Array.from({ length: count }, (_, at) => ({
    ref: `deal_sold_${at}`,
    kind: "deal" as const,
    accountId: `usr_sponsor_${at}`,
    industry: null,
    until: null,
  }));
}

/** Stores a public event with its packages and its place on the list. */
export async function storeEvent(
  core: Core,
  event: EventRecord,
  packages: readonly SponsorshipPackageRecord[] = [],
): Promise<void> {
  const items = [
    eventItem(event),
    ...packages.map(sponsorshipPackageItem),
    eventListingItem(event, packages),
  ];
  for (const item of items) await core.table.write({ op: "put", item });
}
