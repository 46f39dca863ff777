import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import { sampleOf } from "@marquee/testkit/sample-of";
import { describe, expect, it } from "vitest";
import { isQuiet, mailDueAt } from "./mail-times.ts";

const hourMs = 60 * 60_000;
/** Zones whose clocks change in either half of the year, by half an hour, or never. */
const zones = [
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Asia/Kolkata",
  "Pacific/Auckland",
];
const yearStart = Date.parse("2026-01-01T00:17:00Z");
const hoursOfYear = 366 * 24;

/** What a wall clock shows, according to the platform. */
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }),
  ]),
);
const shown = (ms: number, timeZone: string) => clocks.get(timeZone)?.format(ms) ?? "";
const weekday = (ms: number, timeZone: string) =>
  new Date(ms).toLocaleDateString("en-US", { timeZone, weekday: "long" });
const isBetween = (time: string, { from, to }: { from: string; to: string }) =>
  from < to ? from <= time && time < to : from <= time || time < to;

describe.each(sampleOf(zones, 3))("in %s, at every hour of a year", (timeZone) => {
  it.each([
    { from: "22:00", to: "07:00" },
    { from: "01:30", to: "02:30" },
    { from: "00:00", to: "03:15" },
    { from: "23:30", to: "01:45" },
  ])(
    "nothing is mailed between %o, and what is mailed one by one waits for no longer than that",
    (quietHours) => {
      const settings: MailSettings = { digest: "each", quietHours, timeZone };
      // Expected once for the whole year: a million expectations take longer than what they check.
      const wrong: string[] = [];
      for (let hour = 0; hour < hoursOfYear; hour++) {
        const now = yearStart + hour * hourMs;
        const at = mailDueAt(settings, now);
        const quietNow = isBetween(shown(now, timeZone), quietHours);
        const waits = quietNow ? at > now && at - now <= 10.5 * hourMs : at === now;
        const mailed = !isBetween(shown(at, timeZone), quietHours) && !isQuiet(settings, at);
        if (!waits || !mailed) wrong.push(`${new Date(now).toISOString()}: ${new Date(at).toISOString()}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it("a daily mail goes out at eight in the morning, once a day, and a weekly one on Monday", () => {
    for (const digest of ["daily", "weekly"] as const) {
      const settings: MailSettings = { digest, quietHours: null, timeZone };
      const times = new Set<number>();
      for (let hour = 0; hour < hoursOfYear; hour++) {
        const now = yearStart + hour * hourMs;
        const at = mailDueAt(settings, now);
        expect(at).toBeGreaterThan(now);
        times.add(at);
      }
      for (const at of times) {
        expect(shown(at, timeZone)).toBe("08:00");
        if (digest === "weekly") expect(weekday(at, timeZone)).toBe("Monday");
      }
      const days = new Set([...times].map((at) => new Date(at).toLocaleDateString("en-CA", { timeZone })));
      expect(days.size).toBe(times.size);
      expect(times.size).toBeGreaterThanOrEqual(digest === "daily" ? 366 : 52);
      expect(times.size).toBeLessThanOrEqual(digest === "daily" ? 368 : 54);
    }
  });

  it("a daily mail that falls into quiet hours waits until they end", () => {
    const settings: MailSettings = { digest: "daily", quietHours: { from: "21:00", to: "09:30" }, timeZone };
    for (let hour = 0; hour < hoursOfYear; hour += 5)
      expect(shown(mailDueAt(settings, yearStart + hour * hourMs), timeZone)).toBe("09:30");
  });
});
