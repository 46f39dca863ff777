import {
  type EventCategory,
  eventCategories,
  industries,
  type SponsorshipTier,
} from "@marquee/contracts/enums";
import { industryThemes } from "./calendar-industries.ts";
import { type CalendarTheme, calendarCities, calendarFormats, technologyThemes } from "./calendar-themes.ts";
import { calendarHostIds, demoUserIds } from "./demo-users.ts";
import { industryDescriptions } from "./descriptions-industries.ts";
import { technologyDescriptions } from "./descriptions-technology.ts";
import { offer } from "./package-plan.ts";
import type { EventPlan, PackagePlan } from "./seed-types.ts";

const hostIds = [demoUserIds.host, demoUserIds.agency, ...calendarHostIds];
/** A year back and a year ahead, except for the days around now that the handwritten events cover. */
const reachDays = 365;
const nearDays = 3;

/**
 * The given number of events over two years, in all fields of technology and sizes, which fill the marketplace around
 * the handwritten ones. The same number gives the same events.
 */
export function calendarEvents(count: number): EventPlan[] {
  const fields = eventCategories.slice(0, eventCategories.length - industries.length);
  return Array.from({ length: count }, (_, index) =>
    planned(index, count, { key: "calendar", categories: fields }),
  );
}

/** The same for the industries, which have fewer. */
export function industryEvents(count: number): EventPlan[] {
  return Array.from({ length: count }, (_, index) =>
    planned(index, count, { key: "industry", categories: industries }),
  );
}

function planned(
  index: number,
  count: number,
  { key, categories }: { key: string; categories: readonly EventCategory[] },
): EventPlan {
  const pick = <T>(from: readonly T[], salt: number): T => from[draw(index, salt) % from.length] as T;
  const category = categories[index % categories.length] ?? "ai";
  const theme = themes[category];
  const format = pick(calendarFormats, 1);
  const city = pick(calendarCities, 2);
  const [least, most] = format.attendees;
  const attendeeCount = rounded(least + (draw(index, 3) % (most - least)));
  const topic = pick(theme.topics, 4);
  return {
    key: `${key}_${String(index + 1).padStart(4, "0")}`,
    name: `${topic} ${format.name} ${city.split(",")[0]}`,
    hostId: pick(hostIds, 5),
    category,
    location: city,
    when: { inDays: dayOf(index, count) },
    runsDays: format.days,
    attendeeCount,
    attendeeType: pick(theme.attendees, 6),
    description: descriptionOf(category, Math.floor(index / categories.length), city.split(",")[0] ?? city),
    packages: packagesFor(attendeeCount, topic, draw(index, 7)),
  };
}

const themes: Record<EventCategory, CalendarTheme> = { ...technologyThemes, ...industryThemes };
const descriptions: Record<EventCategory, readonly string[]> = {
  ...technologyDescriptions,
  ...industryDescriptions,
};

/** Events of a category take its descriptions in turn, so that the next ones of a list differ. */
function descriptionOf(category: EventCategory, turn: number, city: string): string {
  const written = descriptions[category];
  return (written[turn % written.length] ?? "").replaceAll("{city}", city);
}

/** Spread evenly over the two years; none begins on the days around now. */
function dayOf(index: number, count: number): number {
  const day = Math.round(((index + 0.5) / count) * 2 * reachDays) - reachDays;
  return Math.abs(day) <= nearDays ? nearDays + 1 + (index % 20) : day;
}

/** What a sponsor of each tier pays for each expected attendee, in USD. */
const perAttendee: Record<SponsorshipTier, number> = { platinum: 11, gold: 5.5, silver: 2.6, bronze: 1.1 };
const ownBenefits: Record<SponsorshipTier, (topic: string) => string> = {
  platinum: (topic) => `Naming of the ${topic} stage`,
  gold: (topic) => `A session of your own in the ${topic} track`,
  silver: () => "A workshop room for half a day",
  bronze: () => "Your brand at one of the coffee points",
};
const names: Record<SponsorshipTier, string> = {
  platinum: "Presenting Partner",
  gold: "Track Partner",
  silver: "Workshop Partner",
  bronze: "Coffee Partner",
};
const spots: Record<SponsorshipTier, number> = { platinum: 1, gold: 3, silver: 6, bronze: 12 };
const combinations: readonly (readonly SponsorshipTier[])[] = [
  ["platinum", "gold", "silver"],
  ["gold", "silver", "bronze"],
  ["platinum", "gold", "silver", "bronze"],
  ["silver", "bronze"],
];

function packagesFor(attendeeCount: number, topic: string, drawn: number): PackagePlan[] {
  const tiers = combinations[drawn % combinations.length] ?? [];
  return tiers.map((tier) => {
    const price = Math.max(400, Math.round((attendeeCount * perAttendee[tier]) / 100) * 100);
    return offer(
      tier,
      price * (tier === "platinum" ? 2 : 1),
      spots[tier],
      names[tier],
      ownBenefits[tier](topic),
    );
  });
}

function rounded(count: number): number {
  return count < 1_000 ? Math.round(count / 10) * 10 : Math.round(count / 100) * 100;
}

/** A pseudo-random number that is the same each time. */
function draw(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
