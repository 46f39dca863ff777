import { dayAfter, instantAt } from "@marquee/contracts/events/event-time";
import { guessedTimeZone } from "@marquee/contracts/events/guessed-time-zone";
import { businessEvents } from "./events-business.ts";
import { calendarEvents, industryEvents } from "./events-calendar.ts";
import { builderEvents, founderEvents } from "./events-communities.ts";
import { engineeringEvents } from "./events-engineering.ts";
import { sectorEvents } from "./events-sectors.ts";
import type { EventPlan, EventSeed } from "./seed-types.ts";

const dayMs = 24 * 60 * 60 * 1_000;

const written = [
  ...engineeringEvents,
  ...businessEvents,
  ...sectorEvents,
  ...builderEvents,
  ...founderEvents,
];

/** Enough events to make searching the marketplace worthwhile. */
const [fieldCount, industryCount] = [959, 119];

/** Every planned event; sponsorship packages are derived from the same plans. */
export const eventPlans: readonly EventPlan[] = [
  ...written,
  ...calendarEvents(fieldCount),
  ...industryEvents(industryCount),
];

/** The id of a planned event; it never changes. */
export function eventId(plan: Pick<EventPlan, "key">): string {
  return `evt_${plan.key}`;
}

/** All demo events as seen from `now`: most upcoming, some past, one ongoing. */
export function eventSeeds(now: Date): EventSeed[] {
  return eventPlans.map((plan) => {
    const timeZone = guessedTimeZone(plan.location);
    const startMs = Date.parse(nineOn(startDay(plan, now), timeZone));
    const endMs = startMs + plan.runsDays * dayMs;
    const status = now.getTime() < startMs ? "upcoming" : now.getTime() < endMs ? "ongoing" : "completed";
    return {
      id: eventId(plan),
      name: plan.name,
      description: plan.description,
      location: plan.location,
      date: new Date(startMs).toISOString(),
      endsAt: new Date(endMs).toISOString(),
      timeZone,
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

/** Nine in the morning, when no clock is changed. */
export function nineOn(day: string, timeZone: string): string {
  return instantAt(timeZone, `${day}T09:00`) ?? `${day}T09:00:00.000Z`;
}

function startDay({ when }: EventPlan, now: Date): string {
  if ("onDay" in when) return when.onDay;
  return onWorkday(dayAfter(now.toISOString().slice(0, 10), when.inDays), when.inDays);
}

/** Trade events open on workdays; days near now are not shifted, so past, current and next events keep their status. */
function onWorkday(day: string, inDays: number): string {
  if (Math.abs(inDays) < 7) return day;
  const weekday = new Date(day).getUTCDay();
  return dayAfter(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}
