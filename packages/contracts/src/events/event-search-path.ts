import { sitePaths } from "../site-path.ts";
import type { SavedSearchFilter } from "./saved-searches.ts";

/** The path of the events list with a saved search's filters. */
export function eventSearchPath(filters: SavedSearchFilter): string {
  const { search, minPrice, maxPrice, minAttendees, maxAttendees, ...rest } = filters;
  const values = {
    q: search,
    ...rest,
    price: rangeOf(minPrice, maxPrice),
    attendees: rangeOf(minAttendees, maxAttendees),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return `${sitePaths.events}?${query.toString()}`;
}

function rangeOf(least: number | undefined, most: number | undefined): string | undefined {
  return least === undefined && most === undefined ? undefined : `${least ?? ""}-${most ?? ""}`;
}
