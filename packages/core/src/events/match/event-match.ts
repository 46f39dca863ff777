import type { EventDetail, Match } from "@marquee/contracts/events/events";
import { cents } from "../../cents.ts";
import type { Core } from "../../core.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { type EventListing, packagesAt } from "../events/event-listing.item.ts";
import { type Sponsor, scoreEvent } from "./score-event.ts";

/** How well an event suits a user; null for its own host, and for an event that can't be sponsored any more. */
export function matchFor(core: Core, reader: UserRecord, event: EventDetail): Match | null {
  if (event.hostId === reader.id || event.status !== "upcoming") return null;
  // Only packages that everybody may take, as the list of recommended events scores them.
  const packages = event.packages
    .filter(({ madeFor }) => madeFor === null)
    .map(({ tier, price, remaining }) => ({
      tier,
      priceCents: cents(price),
      spotsLeft: remaining,
    }));
  return scoreEvent(reader, { ...event, packages }, isoTime(core.clock.now()));
}

/** The score of each event for a reader, as of the given time; undefined for the events that they host. */
export function scorerFor(reader: Sponsor & { id: string }) {
  return (event: EventListing, now: string): number | undefined =>
    event.hostId === reader.id
      ? undefined
      : scoreEvent(reader, { ...event, packages: packagesAt(event, now) }, now).score;
}
