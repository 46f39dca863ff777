import type { EventCategory, EventStatus, SponsorshipTier } from "@marquee/contracts/enums";
import { dayIn } from "@marquee/contracts/events/event-time";
import { cityOf, type EventListing, spotsLeftAt, statusAt } from "./event-listing.item.ts";

/** A search for events; an event has to match every given part. */
export interface EventFilter {
  /** Part of the name, description or location; case-insensitive. */
  search?: string | undefined;
  category?: EventCategory | undefined;
  status?: EventStatus | undefined;
  /** The range of its first day where it takes place, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The whole name; case-insensitive. */
  city?: string | undefined;
  minAttendees?: number | undefined;
  maxAttendees?: number | undefined;
  /** USD. A single package has to match the prices, the tier and the free spots. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  tier?: SponsorshipTier | undefined;
  available?: "true" | undefined;
}

/** Whether an event matches the filter at the given time. */
export function fits(event: EventListing, filter: EventFilter, now: string): boolean {
  return (
    (filter.category === undefined || event.category === filter.category) &&
    (filter.status === undefined || statusAt(event, now) === filter.status) &&
    beginsBetween(event, filter) &&
    (filter.city === undefined || cityOf(event.location).toLowerCase() === filter.city.toLowerCase()) &&
    between(event.attendeeCount, filter.minAttendees, filter.maxAttendees) &&
    offers(event, filter, now) &&
    mentions(event, filter.search)
  );
}

/** Its day is computed only if the filter asks for days. */
function beginsBetween({ timeZone, date }: EventListing, { from, to }: EventFilter): boolean {
  return (from === undefined && to === undefined) || between(dayIn(timeZone, date), from, to);
}

function between<T extends string | number>(value: T, least: T | undefined, most: T | undefined): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

function offers(
  { packages }: EventListing,
  { minPrice, maxPrice, tier, available }: EventFilter,
  now: string,
): boolean {
  if (minPrice === undefined && maxPrice === undefined && tier === undefined && available === undefined)
    return true;
  return packages.some(
    (one) =>
      between(one.priceCents / 100, minPrice, maxPrice) &&
      (tier === undefined || one.tier === tier) &&
      (available === undefined || spotsLeftAt(one, now) > 0),
  );
}

function mentions({ name, description, location }: EventListing, search = ""): boolean {
  const wanted = search.toLowerCase();
  return [name, description, location].some((text) => text.toLowerCase().includes(wanted));
}
