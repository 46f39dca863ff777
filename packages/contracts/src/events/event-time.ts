import { onFirstUse } from "../on-first-use.ts";

/**
 * The clock of the place where an event happens. Its days and hours are those of its zone, for every reader and in
 * every document; instants are ISO 8601 in UTC, days are YYYY-MM-DD, and times on the place's clock, "wall times", are
 * YYYY-MM-DDTHH:MM.
 */

/** The zone of an event whose place nobody knows, and of an account that told none. */
export const unknownPlaceZone = "UTC";

const dayMs = 24 * 60 * 60_000;

/** The names that the platform was asked for and knows, some six hundred at most: asking it takes as long as a query. */
const knownZones = new Set<string>();

/** Whether the platform knows a place's time zone by this name. Offsets such as +05:30 know no summer time. */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions();
    const isPlace = /^[a-z]/i.test(timeZone);
    // Of the many spellings that it accepts, only its own is kept.
    if (isPlace && timeZone === name) knownZones.add(name);
    return isPlace;
  } catch {
    return false;
  }
}

/** The day in the zone at an instant. @throws RangeError for an unknown zone or an invalid instant */
export function dayIn(timeZone: string, isoInstant: string): string {
  return wallTimeIn(timeZone, isoInstant).slice(0, 10);
}

/** What the zone's clock shows at an instant. @throws RangeError for an unknown zone or an invalid instant */
export function wallTimeIn(timeZone: string, isoInstant: string): string {
  return iso(clockMs(timeZone, Date.parse(isoInstant))).slice(0, 16);
}

/**
 * An instant on the zone's clock with its distance from UTC, such as 2026-01-15T19:00:00-08:00: readers that know no
 * zones find the right day and hour in it. @throws RangeError for an unknown zone or an invalid instant
 */
export function localTimeIn(timeZone: string, isoInstant: string): string {
  const ms = Date.parse(isoInstant);
  const clock = clockMs(timeZone, ms);
  const minutes = Math.round((clock - ms) / 60_000);
  const offset = iso(Math.abs(minutes) * 60_000).slice(11, 16);
  return `${iso(clock).slice(0, 19)}${minutes < 0 ? "-" : "+"}${offset}`;
}

/**
 * When the zone's clock shows a wall time: the first time if it does so twice, as in autumn; undefined if it never
 * does, as in spring, or if it is no wall time. @throws RangeError for an unknown zone
 */
export function instantAt(timeZone: string, wallTime: string): string | undefined {
  const wallMs = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) ? Date.parse(`${wallTime}Z`) : Number.NaN;
  if (Number.isNaN(wallMs)) return undefined;
  return candidates(timeZone, wallMs)
    .map(iso)
    .find((instant) => wallTimeIn(timeZone, instant) === wallTime);
}

/**
 * The last millisecond of a day in the zone; a day may begin after midnight, or never. @throws RangeError for an
 * unknown zone or an invalid day
 */
export function endOfDayIn(timeZone: string, day: string): string {
  const nextMs = Date.parse(`${day}T00:00:00Z`) + dayMs;
  const [first = nextMs] = candidates(timeZone, nextMs).filter((ms) => clockMs(timeZone, ms) >= nextMs);
  return iso(first - 1);
}

/** The day that is this many days after another one. @throws RangeError for an invalid day */
export function dayAfter(day: string, days: number): string {
  return iso(Date.parse(`${day}T00:00:00Z`) + days * dayMs).slice(0, 10);
}

/** The instants, in their order, at which the zone's clock can show a wall time: by its offset before and after it. */
function candidates(timeZone: string, wallMs: number): number[] {
  return [wallMs - dayMs, wallMs + dayMs]
    .map((near) => wallMs - (clockMs(timeZone, near) - near))
    .sort((a, b) => a - b);
}

/** What the zone's clock shows at an instant, as if it were in UTC. */
function clockMs(timeZone: string, ms: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(ms)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1_000) + 1_000) % 1_000);
}

const iso = (ms: number) => new Date(ms).toISOString();

const clocks = onFirstUse(() => new Map<string, Intl.DateTimeFormat>());

/** Formatters are expensive to make, and a list asks for the same few zones again and again. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks().get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks().set(timeZone, clock);
  return clock;
}
