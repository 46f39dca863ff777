import type { SavedSearchFilter } from "@marquee/contracts/events/saved-searches";
import { beginning } from "@marquee/contracts/text/characters";
import { formatCount, formatDate, formatDollars } from "#format/format.ts";
import { savedSearches as copy } from "../copy.ts";
import { type EventFilters, wantedBy } from "../model/event-filters.ts";
import { categoryLabel, rangeLabel, tierLabels } from "./event-facts.ts";

/** The address's filters as a saved search: all but order and status, since what is published is upcoming. */
export function searchOf(filters: EventFilters): SavedSearchFilter {
  const { status: _, sort: __, minPrice, maxPrice, minAttendees, maxAttendees, ...rest } = wantedBy(filters);
  const numbers = { minPrice, maxPrice, minAttendees, maxAttendees };
  const given = Object.entries(numbers).filter(([, value]) => value !== undefined);
  return { ...rest, ...Object.fromEntries(given.map(([name, value]) => [name, Number(value)])) };
}

/** The name of a search, such as "AI · Berlin · Up to $5,000". */
export function searchName(filters: EventFilters): string {
  const { q, category, price, tier, available, attendees, city, from, to } = filters;
  const parts = [
    q && `“${q}”`,
    category && categoryLabel(category),
    city,
    price && rangeLabel(price, formatDollars),
    tier && tierLabels[tier],
    available && copy.spotsLeft,
    attendees && copy.attendees(rangeLabel(attendees, formatCount)),
    from && copy.from(formatDate(from)),
    to && copy.to(formatDate(to)),
  ];
  return beginning(parts.filter(Boolean).join(" · "), 100);
}
