import type { Event, Match } from "@marquee/contracts/events/events";
import type { Core } from "../../core.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { packagesAt, publicEvent } from "../events/event-listing.item.ts";
import { upcomingEvents } from "../events/upcoming-events.ts";
import { type MatchEvent, scoreEvent } from "./score-event.ts";

/** How many of the next events are compared; at 0.7 KB each, about 90 read units. */
const compared = 500;

/**
 * The events among the next 500 that suit a sponsor best: highest score first, then earliest. Excludes the sponsor's
 * own and sold-out ones.
 */
export function recommendEvents(
  core: Core,
  sponsor: UserRecord,
  count: number,
): Promise<(Event & { match: Match })[]> {
  return bestEvents(core, sponsor.id, count, (event, now) => scoreEvent(sponsor, event, now));
}

/** The highest-scored events among the next 500: highest first, then earliest, without the reader's own. */
export async function bestEvents(
  core: Core,
  readerId: string,
  count: number,
  score: (event: MatchEvent, now: string) => Match,
): Promise<(Event & { match: Match })[]> {
  const now = isoTime(core.clock.now());
  const events = await upcomingEvents(core, compared, now);
  return events
    .filter(({ hostId }) => hostId !== readerId)
    .map((listing) => ({
      ...publicEvent(listing, now),
      match: score({ ...listing, packages: packagesAt(listing, now) }, now),
    }))
    .filter(({ spotsLeft }) => spotsLeft > 0)
    .sort((left, right) => right.match.score - left.match.score || order(left) - order(right))
    .slice(0, count);

  function order({ date }: Event): number {
    return Date.parse(date);
  }
}

/** The next events by date. */
export async function nextEvents(core: Core, count: number): Promise<Event[]> {
  const now = isoTime(core.clock.now());
  const events = await upcomingEvents(core, count, now);
  return events.map((listing) => publicEvent(listing, now));
}
