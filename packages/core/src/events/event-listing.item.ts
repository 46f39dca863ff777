import { type HostedEventStatus, sponsorshipTiers } from "@marquee/contracts/enums";
import type { Event } from "@marquee/contracts/http/events";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../entity.ts";
import { pick } from "../pick.ts";
import { type RowKind, type RowPage } from "../row-kind.ts";
import { type EventRecord, eventFacts, type SponsorshipPackageRecord } from "./event.item.ts";

/**
 * An event as the list shows it and its filters ask for it, in one row, written together with what it is made of. The
 * rows of three months stand in one partition by date: a page is one query, of no index, and nothing is fetched after it.
 */
export const eventListingEntity = entity({
  rowType: "event-listing",
  shape: {
    ...eventFacts,
    packages: z.array(
      z.object({
        tier: z.enum(sponsorshipTiers),
        priceCents: z.int(),
        /** Spots that are neither sold nor promised to who waits. */
        spotsLeft: z.int(),
        /** Until when those of them that are held are held: a reader counts what is over as free. */
        heldUntil: z._default(z.array(z.string()), []),
        /** From when on so many more are promised to who waits: until then their industry is another sponsor's. */
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

/** Quarters counted from the year 0, so that the next one is one more. */
export function quarterOf(date: string): number {
  return Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
}

export function quarterPartition(quarter: number): string {
  return `EVENTS#${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
}

const factNames = Object.keys(eventFacts) as (keyof typeof eventFacts)[];

/** The row that lists an event with these packages. */
export function eventListingItem(event: EventRecord, packages: readonly SponsorshipPackageRecord[]): Item {
  return eventListingEntity.item(listingOf(event, packages));
}

export const eventListingKey = (event: Pick<EventRecord, "date" | "id">): Key =>
  eventListingEntity.key(event);

/** What the list knows of an event with these packages: it is for everybody, so what was made for one brand is left out. */
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

/** How many spots of a listed package somebody can have at a time. */
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

/** A listed package with how many spots somebody can have now. */
export type OpenPackage = Pick<EventListing["packages"][number], "tier" | "priceCents" | "spotsLeft">;

/** The packages of a listed event as they are at a time. */
export function packagesAt({ packages }: Pick<EventListing, "packages">, now: string): OpenPackage[] {
  return packages.map((one) => ({ ...one, spotsLeft: spotsLeftAt(one, now) }));
}

/** The part of a place that people call the city. */
export function cityOf(location: string): string {
  return (location.split(",")[0] ?? "").trim();
}

/** The event as answers show it at a time. */
export function publicEvent({ packages, ...event }: EventListing, now: string): Event {
  const cheapest = Math.min(...packages.map(({ priceCents }) => priceCents));
  return {
    ...event,
    city: cityOf(event.location),
    status: statusAt(event, now),
    priceFrom: packages.length === 0 ? null : cheapest / 100,
    spotsLeft: packages.reduce((sum, one) => sum + spotsLeftAt(one, now), 0),
  };
}

/** Where an event stands by the clock. */
export function statusAt(
  { date, endsAt }: Pick<EventListing, "date" | "endsAt">,
  now: string,
): Event["status"] {
  return date > now ? "upcoming" : endsAt > now ? "ongoing" : "completed";
}

/** Where an event stands for its host too. */
export function hostedStatusAt(
  event: Pick<EventRecord, "state" | "date" | "endsAt">,
  now: string,
): HostedEventStatus {
  return event.state === "published" ? statusAt(event, now) : event.state;
}

export const eventListingRows: RowKind<typeof eventListingEntity> = {
  entity: eventListingEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It is nobody's." },
  onDelete: { keep: "It is nobody's." },
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
