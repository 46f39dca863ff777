// cspell:ignore calscale dtend dtstamp dtstart prodid tzoffsetfrom tzoffsetto valarm vcalendar vevent vtimezone
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar-file.ts";

const now = "2026-01-01T08:30:15.000Z";
const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "evt_1",
  title: "Night Summit",
  when: { starts: "2026-03-05T15:00:00.000Z", ends: "2026-03-07T23:30:00.000Z", timeZone: "America/Chicago" },
  ...changes,
});

/** The lines of a file after unfolding, as names and values. */
const propertiesOf = (file: string) =>
  file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
const valueOf = (file: string, name: string) =>
  propertiesOf(file).find(([key]) => key.split(";")[0] === name && !key.includes("VALUE"))?.[1] ?? "";
const unescaped = (value: string) =>
  value.replaceAll(/\\(.)/g, (_all, character: string) => (character === "n" ? "\n" : character));

/** A calendar's reading of a time: by the last change of the described clock before it. */
function instantOf(file: string, name: string): number {
  const found = propertiesOf(file).findLast(([key]) => key.split(";")[0] === name);
  const [key = "", value = ""] = found ?? [];
  const asUtc = Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, "$1-$2-$3T$4:$5:$6Z"));
  if (value.endsWith("Z")) return asUtc;
  expect(key).toContain("TZID=");
  const zone = propertiesOf(file.slice(0, file.indexOf("END:VTIMEZONE")));
  const starts = zone.filter(([of]) => of === "DTSTART").map(([, at]) => at);
  const offsets = zone.filter(([of]) => of === "TZOFFSETTO").map(([, at]) => at);
  const last = starts.filter((at) => at <= value).length - 1;
  const [, sign = "", hours = "", minutes = ""] = /^([+-])(\d\d)(\d\d)$/.exec(offsets[last] ?? "") ?? [];
  return asUtc - (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

describe("a calendar file", () => {
  it("has an event's hours on the clock of its place", () => {
    const file = calendarFile(
      [entry({ location: "Austin, TX", url: "https://marquee.example/events?event=a b" })],
      now,
    );
    expect(file).toContain("DTSTART;TZID=America/Chicago:20260305T090000\r\n");
    expect(file).toContain("DTEND;TZID=America/Chicago:20260307T173000\r\n");
    expect(file).toContain("TZOFFSETTO:-0600\r\n");
    expect(file).toContain("DTSTAMP:20260101T083015Z\r\n");
    expect(file).toContain("UID:evt_1@marquee\r\n");
    expect(file).toContain("LOCATION:Austin\\, TX\r\n");
    expect(file).toContain("URL:https://marquee.example/events?event=a%20b\r\n");
    expect(file.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("has what is due as whole days, and each zone once", () => {
    const due = entry({ id: "dlv_1", title: "Logo", when: { day: "2026-02-20" } });
    const file = calendarFile([entry(), entry({ id: "evt_2" }), due], now);
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(file).toContain("DTSTART;VALUE=DATE:20260220\r\n");
    expect(calendarFile([due], now)).not.toContain("VTIMEZONE");
  });

  it("means the same instants in every zone, also when its clocks change before, during or after the event", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "UTC");
    const starts = fc.oneof(
      fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 }),
      fc
        .tuple(
          fc.constantFrom("2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2026-04-05", "2026-10-04"),
          fc.integer({ min: -3_000, max: 3_000 }),
        )
        .map(([day, minutes]) => Date.parse(`${day}T00:00:00Z`) / 60_000 + minutes),
    );
    fc.assert(
      fc.property(zones, starts, fc.integer({ min: 1, max: 14 * 24 * 60 }), (timeZone, start, minutes) => {
        const [from, to] = [start * 60_000, (start + minutes) * 60_000];
        const when = { starts: new Date(from).toISOString(), ends: new Date(to).toISOString(), timeZone };
        const file = calendarFile([entry({ when })], now);
        expect(instantOf(file, "DTSTART")).toBe(from);
        expect(instantOf(file, "DTEND")).toBe(to);
      }),
      { numRuns: 400 },
    );
  });

  it("holds any text in lines of at most 75 bytes, and nothing that a text could add to it", () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 300, unit: "grapheme" }),
      fc.string({ maxLength: 300, unit: "binary" }),
      fc.constantFrom(
        "a\r\nEND:VEVENT\r\nBEGIN:VALARM",
        "東京;クラウド,".repeat(30),
        "\\n\\",
        "👩‍👩‍👧‍👦".repeat(20),
      ),
    );
    fc.assert(
      fc.property(texts, texts, (title, text) => {
        const file = calendarFile([entry({ title, text, location: title })], now);
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
        expect(file.match(/^(BEGIN|END):/gm)).toHaveLength(10);
        const plain = title
          .toWellFormed()
          .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")
          .replaceAll(/[^\P{Cc}\n]/gu, "");
        expect(unescaped(valueOf(file, "SUMMARY"))).toBe(plain);
      }),
    );
  });
});
