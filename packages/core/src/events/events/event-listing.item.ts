import { type HostedEventStatus, sponsorshipTiers } from "@marquee/contracts/enums";
import type { Event } from "@marquee/contracts/events/events";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { type EventRecord, eventFacts, type SponsorshipPackageRecord } from "./event.item.ts";

/**
 * An event as the list shows and filters it, in one row, written together with its sources. The rows of three months
 * are in one partition by date: a page is one query without an index, and nothing is fetched after it.
 */
export const eventListingEntity = entity({
  rowType: "event-listing",
  shape: {
    ...eventFacts,
    packages: z.array(
      z.object({
        tier: z.enum(sponsorshipTiers),
        priceCents: z.int(),
        /** Spots that are neither sold nor promised to a waiting account. */
        spotsLeft: z.int(),
        /** When the held spots among them expire: a reader counts an expired hold as free. */
        heldUntil: z._default(z.array(z.string()), []),
        /** When one more spot each is promised to a waiting account: until then another sponsor has its industry. */
        promisedFrom: z._default(z.array(z.string()), []),
      }),
    ),
  },
  key: ({ date, id }: { date: string; id: string }) => ({
    pk: quarterPartition(quarterOf(date)),
    sk: `${date}#${id}`,
  }),
});
export type EventListing = ReturnType<typeof eventListingEntity.read>;
export const readEventListing = eventListingEntity.read;

/** Quarters counted from the year 0, so that the next quarter is this one plus one. */
export function quarterOf(date: string): number {
  return Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
}

/** Events begin at most this many quarters ahead, and leave the list this many quarters after they began. */
export const quartersListed = { ahead: 12, back: 12 } as const;

/** A quarter by its name, such as 2026Q4. */
export function quarterName(quarter: number): string {
  return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
}

export function quarterPartition(quarter: number): string {
  return `EVENTS#${quarterName(quarter)}`;
}

/** The quarter whose events a partition lists; undefined for any other partition. */
export function quarterOfPartition(pk: string): number | undefined {
  const [, year, part] = /^EVENTS#(\d{4})Q([1-4])$/.exec(pk) ?? [];
  return year === undefined ? undefined : Number(year) * 4 + Number(part) - 1;
}

const factNames = Object.keys(eventFacts) as (keyof typeof eventFacts)[];

/** The row that lists an event with these packages. */
export function eventListingItem(event: EventRecord, packages: readonly SponsorshipPackageRecord[]): Item {
  return eventListingEntity.item(listingOf(event, packages));
}

export const eventListingKey = (event: Pick<EventRecord, "date" | "id">): Key =>
  eventListingEntity.key(event);

/** The event as the list stores it. The list is public, so packages made for a single brand are left out. */
export function listingOf(event: EventRecord, packages: readonly SponsorshipPackageRecord[]): EventListing {
  return {
    ...pick(event, ...factNames),
    packages: packages
      .filter(({ onlyFor }) => onlyFor === null)
      .map(({ tier, priceCents, maxSponsors, spots, waiting }) => {
        const heldUntil = spots.flatMap(({ until }) => (until === null ? [] : [until]));
        const sold = spots.length - heldUntil.length;
        const promisedFrom = waiting.flatMap(({ servedFrom }) => (servedFrom ? [servedFrom] : []));
        const promised = waiting.filter(({ servedFrom }) => servedFrom === "").length;
        return { tier, priceCents, spotsLeft: maxSponsors - sold - promised, heldUntil, promisedFrom };
      }),
  };
}

/** How many spots of a listed package can be taken at the given time. */
export function spotsLeftAt(
  {
    spotsLeft,
    heldUntil,
    promisedFrom,
  }: Pick<EventListing["packages"][number], "spotsLeft" | "heldUntil" | "promisedFrom">,
  now: string,
): number {
  const held = heldUntil.filter((until) => until > now).length;
  const promised = promisedFrom.filter((from) => from <= now).length;
  return Math.max(0, spotsLeft - held - promised);
}

/** A listed package with the number of spots that can be taken now. */
export type OpenPackage = Pick<EventListing["packages"][number], "tier" | "priceCents" | "spotsLeft">;

/** The packages of a listed event at the given time. */
export function packagesAt({ packages }: Pick<EventListing, "packages">, now: string): OpenPackage[] {
  return packages.map((one) => ({ ...one, spotsLeft: spotsLeftAt(one, now) }));
}

/** The city part of a location. */
export function cityOf(location: string): string {
  return (location.split(",")[0] ?? "").trim();
}

/** The event as responses show it at the given time. */
export function publicEvent({ packages, timeZoneGuessed: _, ...event }: EventListing, now: string): Event {
  const cheapest = Math.min(...packages.map(({ priceCents }) => priceCents));
  return {
    ...event,
    city: cityOf(event.location),
    status: statusAt(event, now),
    priceFrom: packages.length === 0 ? null : cheapest / 100,
    spotsLeft: packages.reduce((sum, one) => sum + spotsLeftAt(one, now), 0),
  };
}

/** An event's status according to the clock. */
export function statusAt(
  { date, endsAt }: Pick<EventListing, "date" | "endsAt">,
  now: string,
): Event["status"] {
  return date > now ? "upcoming" : endsAt > now ? "ongoing" : "completed";
}

/** An event's status as its host sees it, including draft and canceled. */
export function hostedStatusAt(
  event: Pick<EventRecord, "state" | "date" | "endsAt">,
  now: string,
): HostedEventStatus {
  return event.state === "published" ? statusAt(event, now) : event.state;
}

export const eventListingRows: RowKind<typeof eventListingEntity> = {
  entity: eventListingEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const eventListingPage: RowPage<typeof eventListingEntity> = {
  entity: eventListingEntity,
  rows: [
    {
      name: "Event on the list",
      sample: { id: "{event}", date: "2026-11-02T09:00:00.000Z" },
      reached: "Events of a quarter by date",
    },
  ],
  kept: "As long as its event is public.",
};
