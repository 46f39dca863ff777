import { guessedTimeZone } from "@marquee/contracts/guessed-time-zone";
import { businessEvents } from "./events-business.ts";
import { calendarEvents } from "./events-calendar.ts";
import { engineeringEvents } from "./events-engineering.ts";
import { sectorEvents } from "./events-sectors.ts";
import type { EventPlan, EventSeed } from "./seed-types.ts";

const dayMs = 24 * 60 * 60 * 1_000;

const written = [...engineeringEvents, ...businessEvents, ...sectorEvents];

/** Enough events to make searching the marketplace worthwhile. */
const eventCount = 1_000;

/** Every planned event; sponsorship packages are derived from the same plans. */
export const eventPlans: readonly EventPlan[] = [...written, ...calendarEvents(eventCount - written.length)];

/** The id of a planned event; it never changes. */
export function eventId(plan: Pick<EventPlan, "key">): string {
  return `evt_${plan.key}`;
}

/** All demo events as seen from `now`: most upcoming, some past, one ongoing. */
export function eventSeeds(now: Date): EventSeed[] {
  return eventPlans.map((plan) => {
    const startMs = startOf(plan, now);
    const endMs = startMs + plan.runsDays * dayMs;
    const status = now.getTime() < startMs ? "upcoming" : now.getTime() < endMs ? "ongoing" : "completed";
    return {
      id: eventId(plan),
      name: plan.name,
      description: plan.description,
      location: plan.location,
      date: new Date(startMs).toISOString(),
      endsAt: new Date(endMs).toISOString(),
      timeZone: guessedTimeZone(plan.location),
      timeZoneGuessed: false,
      imageUrl: null,
      eventUrl: null,
      attendeeCount: plan.attendeeCount,
      attendeeType: plan.attendeeType,
      hostId: plan.hostId,
      category: plan.category,
      status,
    };
  });
}

function startOf(plan: EventPlan, now: Date): number {
  const hourMs = plan.hourUtc * 60 * 60 * 1_000;
  if ("onDay" in plan.when) return Date.parse(`${plan.when.onDay}T00:00:00Z`) + hourMs;
  const todayMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const startMs = todayMs + plan.when.inDays * dayMs;
  return onWorkday(startMs, plan.when.inDays) + hourMs;
}

/** Trade events open on workdays; days near now are not shifted, so past, current and next events keep their status. */
function onWorkday(dayStartMs: number, inDays: number): number {
  if (Math.abs(inDays) < 7) return dayStartMs;
  const weekday = new Date(dayStartMs).getUTCDay();
  const shiftDays = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return dayStartMs + shiftDays * dayMs;
}
