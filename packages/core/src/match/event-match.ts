import type { EventDetail, Match } from "@marquee/contracts/http/events";
import { cents } from "../cents.ts";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import type { UserRecord } from "../users/user.item.ts";
import { scoreEvent } from "./score-event.ts";

/** How an event suits who opens its page; null for its own host, and for one that nobody can sponsor any more. */
export function matchFor(core: Core, reader: UserRecord, event: EventDetail): Match | null {
  if (event.hostId === reader.id || event.status !== "upcoming") return null;
  // Of the packages that everybody may take, as the list of recommended events scores it.
  const packages = event.packages
    .filter(({ madeFor }) => madeFor === null)
    .map(({ tier, price, remaining }) => ({
      tier,
      priceCents: cents(price),
      spotsLeft: remaining,
    }));
  return scoreEvent(reader, { ...event, packages }, isoTime(core.clock.now()));
}
