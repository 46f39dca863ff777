import type { EventCategory, EventStatus, SponsorshipTier } from "@marquee/contracts/enums";
import { dayIn } from "@marquee/contracts/events/event-time";
import { isInPlace } from "@marquee/contracts/events/regions";
import { holdAll, isSameText, wordsOf } from "@marquee/contracts/text/search-text";
import { cityOf, type EventListing, type OpenPackage, packagesAt, statusAt } from "./event-listing.item.ts";

/** A search for events; an event has to match every given part. */
export interface EventFilter {
  /** Words that its name, description and location together contain. */
  search?: string | undefined;
  /** Words that its name, description, location, category and audience together contain. */
  words?: string | undefined;
  hostId?: string | undefined;
  category?: EventCategory | undefined;
  /** Any of them; none stands for all. */
  categories?: readonly EventCategory[] | undefined;
  status?: EventStatus | undefined;
  /** The range of its first day where it takes place, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The whole name. */
  city?: string | undefined;
  /** Cities, states, countries or regions, in any of which it takes place; none stands for everywhere. */
  places?: readonly string[] | undefined;
  /** The same, in none of which it takes place. */
  withoutPlaces?: readonly string[] | undefined;
  /** Words about who comes, each of which its audience, name or description contains. */
  audience?: string | undefined;
  minAttendees?: number | undefined;
  maxAttendees?: number | undefined;
  /** USD. A single package has to match the prices, the tier and the free spots. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  tier?: SponsorshipTier | undefined;
  available?: "true" | undefined;
  /** Events that are left out. */
  except?: readonly string[] | undefined;
}

/** Whether an event matches the filter at the given time. */
export function fits(event: EventListing, filter: EventFilter, now: string): boolean {
  return (
    (filter.category === undefined || event.category === filter.category) &&
    (!filter.categories?.length || filter.categories.includes(event.category)) &&
    (filter.hostId === undefined || event.hostId === filter.hostId) &&
    !filter.except?.includes(event.id) &&
    (filter.status === undefined || statusAt(event, now) === filter.status) &&
    beginsBetween(event, filter) &&
    (filter.city === undefined || isSameText(cityOf(event.location), filter.city)) &&
    (!filter.places?.length || filter.places.some((place) => isInPlace(event, place))) &&
    !filter.withoutPlaces?.some((place) => isInPlace(event, place)) &&
    between(event.attendeeCount, filter.minAttendees, filter.maxAttendees) &&
    offers(event, filter, now) &&
    holdAll([event.name, event.description, event.location], wordsOf(filter.search ?? "")) &&
    holdAll(
      [
        event.name,
        event.description,
        event.location,
        event.category.replaceAll("_", " "),
        event.attendeeType,
      ],
      wordsOf(filter.words ?? ""),
    ) &&
    isFor(event, filter.audience)
  );
}

/** The folded words of a filter, all of which an event's texts together contain if it matches; none if it has no words. */
export function wordsIn({ search = "", words = "", audience = "" }: EventFilter): string[] {
  return [...wordsOf(search), ...wordsOf(words), ...wordsOf(audience).map(stemOf)];
}

/** Its day is computed only if the filter asks for days. */
function beginsBetween({ timeZone, date }: EventListing, { from, to }: EventFilter): boolean {
  return (from === undefined && to === undefined) || between(dayIn(timeZone, date), from, to);
}

function between<T extends string | number>(value: T, least: T | undefined, most: T | undefined): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

function offers(event: EventListing, filter: EventFilter, now: string): boolean {
  const { minPrice, maxPrice, tier, available } = filter;
  if (minPrice === undefined && maxPrice === undefined && tier === undefined && available === undefined)
    return true;
  return fittingPackages(event, filter, now).length > 0;
}

/** The event's packages that match the filter's prices, its tier and whether a spot is free. */
export function fittingPackages(
  event: Pick<EventListing, "packages">,
  { minPrice, maxPrice, tier, available }: EventFilter,
  now: string,
): OpenPackage[] {
  return packagesAt(event, now).filter(
    (one) =>
      between(one.priceCents / 100, minPrice, maxPrice) &&
      (tier === undefined || one.tier === tier) &&
      (available === undefined || one.spotsLeft > 0),
  );
}

function isFor({ attendeeType, name, description }: EventListing, audience = ""): boolean {
  return holdAll([attendeeType, name, description], wordsOf(audience).map(stemOf));
}

/** "Founders" also finds a founder's dinner, and "CTOs" a CTO summit. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/s$/, "") : word);
