import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, dayIn, endOfDayIn, instantAt, isTimeZone, wallTimeIn } from "./event-time.ts";

const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "UTC", "Asia/Kathmandu");
/** Whole minutes between 1975, when the last zone had given up odd seconds, and 2100. */
const instants = fc
  .integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString());
/** Instants close to where the clocks of many zones change. */
const nearChanges = fc
  .tuple(
    fc.constantFrom("2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2026-04-05"),
    fc.integer({ min: -1_500, max: 2_900 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString());

describe("the clock of an event's place", () => {
  it("shows a wall time that leads back to its instant, or to the earlier of two that show the same", () => {
    fc.assert(
      fc.property(zones, fc.oneof(instants, nearChanges), (zone, instant) => {
        const wall = wallTimeIn(zone, instant);
        const back = instantAt(zone, wall);
        expect(back).toBeDefined();
        expect(wallTimeIn(zone, back ?? "")).toBe(wall);
        expect(back?.localeCompare(instant)).toBeLessThanOrEqual(0);
        expect(wall.slice(0, 10)).toBe(dayIn(zone, instant));
      }),
      { numRuns: 1_000 },
    );
  });

  it("has every wall time of a day exactly where the platform's formatter shows it, and none in a gap", () => {
    fc.assert(
      fc.property(zones, nearChanges, (zone, near) => {
        const wall = near.slice(0, 16);
        const around = Array.from({ length: 2 * 27 * 60 }, (_, at) =>
          new Date(Date.parse(near) + (at - 27 * 60) * 60_000).toISOString(),
        );
        expect(instantAt(zone, wall)).toBe(around.find((instant) => wallTimeIn(zone, instant) === wall));
      }),
      { numRuns: 20 },
    );
  });

  it("ends a day at the last millisecond that is still that day", () => {
    fc.assert(
      fc.property(zones, fc.oneof(instants, nearChanges), (zone, instant) => {
        const day = dayIn(zone, instant);
        const end = endOfDayIn(zone, day);
        expect(dayIn(zone, end)).toBe(day);
        expect(dayIn(zone, new Date(Date.parse(end) + 1).toISOString()) > day).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["Honolulu", "Pacific/Honolulu", "2026-01-15"],
    ["San Francisco", "America/Los_Angeles", "2026-01-15"],
    ["London", "Europe/London", "2026-01-16"],
    ["Kathmandu", "Asia/Kathmandu", "2026-01-16"],
    ["Auckland", "Pacific/Auckland", "2026-01-16"],
  ])("knows the day in %s at one instant", (_, zone, day) => {
    expect(dayIn(zone, "2026-01-16T03:00:00.000Z")).toBe(day);
  });

  it("refuses a time that spring skips, and takes the earlier of the two in autumn", () => {
    expect(instantAt("America/Los_Angeles", "2026-03-08T02:30")).toBeUndefined();
    expect(instantAt("America/Los_Angeles", "2026-03-08T03:00")).toBe("2026-03-08T10:00:00.000Z");
    expect(instantAt("America/Los_Angeles", "2026-11-01T01:30")).toBe("2026-11-01T08:30:00.000Z");
    expect(instantAt("Australia/Lord_Howe", "2026-10-04T02:15")).toBeUndefined();
  });

  it("ends a day whose next one begins after midnight", () => {
    // Chile's clocks jump from midnight to one o'clock.
    expect(endOfDayIn("America/Santiago", "2026-09-05")).toBe("2026-09-06T03:59:59.999Z");
    // Samoa had no December 30, 2011.
    expect(endOfDayIn("Pacific/Apia", "2011-12-29")).toBe("2011-12-30T09:59:59.999Z");
  });

  it("knows no time that is none", () => {
    for (const wall of ["2026-02-30T10:00", "2026-01-15T24:00", "2026-01-15", "", "2026-1-15T10:00", "x"])
      expect(instantAt("UTC", wall)).toBeUndefined();
  });

  it("counts days across a change of the clocks", () => {
    expect(dayAfter("2026-03-07", 2)).toBe("2026-03-09");
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("takes names of zones, and no offsets", () => {
    for (const name of ["Asia/Kathmandu", "Asia/Katmandu", "UTC", "Europe/Kyiv"])
      expect(isTimeZone(name)).toBe(true);
    for (const name of ["", "+05:45", "Mars/Olympus", "Kathmandu", "+05:45"])
      expect(isTimeZone(name)).toBe(false);
  });
});
