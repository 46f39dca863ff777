// cspell:ignore calscale dtend dtstamp dtstart prodid tzoffsetfrom tzoffsetto valarm vcalendar vevent vtimezone
import { instantAt, wallTimeIn } from "./event-time.ts";

/** Something for a calendar: hours on the clock of a place, or a whole day. */
export interface CalendarEntry {
  /** The same for the same thing in every file, so that a calendar updates it instead of adding it again. */
  id: string;
  title: string;
  when: { starts: string; ends: string; timeZone: string } | { day: string };
  location?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

/** The media type of a calendar file. */
export const calendarMediaType = "text/calendar";

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/**
 * Entries as a calendar file (iCalendar, RFC 5545). Hours are those of the event's zone, whose clock the file
 * describes for the days it is about; what a calendar shows in the reader's own zone stays right. `now` is when the
 * file was made.
 */
export function calendarFile(entries: readonly CalendarEntry[], now: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Marquee//Marquee//EN",
    "CALSCALE:GREGORIAN",
    ...zonesOf(entries).flatMap(zoneLines),
    ...entries.flatMap((entry) => entryLines(entry, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function entryLines({ id, title, when, location, text, url }: CalendarEntry, now: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@marquee`,
    `DTSTAMP:${inUtc(now)}`,
    `SUMMARY:${escaped(title)}`,
    ...("day" in when
      ? [`DTSTART;VALUE=DATE:${when.day.replaceAll("-", "")}`]
      : [`DTSTART${timeOf(when.timeZone, when.starts)}`, `DTEND${timeOf(when.timeZone, when.ends)}`]),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    "END:VEVENT",
  ];
}

/** An instant on the clock of a zone; in UTC where that clock shows the same time twice and means the other. */
function timeOf(timeZone: string, instant: string): string {
  const wall = wallTimeIn(timeZone, instant);
  const meant = instantAt(timeZone, wall);
  if (timeZone === "UTC" || meant === undefined || Date.parse(meant) !== wholeMinutes(instant))
    return `:${inUtc(instant)}`;
  return `;TZID=${timeZone}:${compact(wall)}00`;
}

interface ZoneSpan {
  timeZone: string;
  from: number;
  to: number;
}

/** Each zone of the entries once, with the time that they span. */
function zonesOf(entries: readonly CalendarEntry[]): ZoneSpan[] {
  const timed = entries.flatMap(({ when }) => ("day" in when || when.timeZone === "UTC" ? [] : [when]));
  return [...Map.groupBy(timed, ({ timeZone }) => timeZone)].map(([timeZone, whens]) => ({
    timeZone,
    from: Math.min(...whens.map(({ starts }) => wholeMinutes(starts))) - dayMs,
    to: Math.max(...whens.map(({ ends }) => wholeMinutes(ends))) + dayMs,
  }));
}

/** A zone's distance from UTC at the beginning of a span, and each change of its clocks in it. */
function zoneLines({ timeZone, from, to }: ZoneSpan): string[] {
  const observances: string[] = [];
  const note = (wall: string, before: number, after: number) =>
    observances.push(
      "BEGIN:STANDARD",
      `DTSTART:${wall}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      "END:STANDARD",
    );
  let offset = offsetAt(timeZone, from);
  note("19700101T000000", offset, offset);
  for (let day = from; day < to; day += dayMs) {
    const next = offsetAt(timeZone, day + dayMs);
    if (next === offset) continue;
    const change = changeBetween(timeZone, day, day + dayMs);
    note(`${compact(new Date(change + offset * minuteMs).toISOString().slice(0, 16))}00`, offset, next);
    offset = next;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances, "END:VTIMEZONE"];
}

/** The first minute of a new distance from UTC, between two times of which only the second has it. */
function changeBetween(timeZone: string, before: number, after: number): number {
  let [low, high] = [before / minuteMs, after / minuteMs];
  const old = offsetAt(timeZone, before);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * minuteMs) === old) low = middle;
    else high = middle;
  }
  return high * minuteMs;
}

/** How many minutes a zone's clock is ahead of UTC. */
function offsetAt(timeZone: string, ms: number): number {
  return (Date.parse(`${wallTimeIn(timeZone, new Date(ms).toISOString())}Z`) - ms) / minuteMs;
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}${String(rest).padStart(2, "0")}`;
}

function wholeMinutes(instant: string): number {
  return Math.floor(Date.parse(instant) / minuteMs) * minuteMs;
}

function inUtc(instant: string): string {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`;
}

function compact(time: string): string {
  return time.replaceAll(/[-:]/g, "");
}

/** A text as the value of a property: no line of its own, and none of the characters that would end it. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\n\u2028\u2029\u0085]/gu, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");
}

/** How many bytes a line may have, its break not counted. */
const lineMax = 75;

/** A line in parts of at most 75 bytes, between characters; every part but the first begins with a space. */
function folded(line: string): string {
  if (line.length * 3 <= lineMax) return line;
  const bytes = new TextEncoder();
  let [result, left] = ["", lineMax];
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (size > left) {
      result += "\r\n ";
      left = lineMax - 1;
    }
    result += character;
    left -= size;
  }
  return result;
}
