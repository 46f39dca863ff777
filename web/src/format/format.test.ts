import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatDollars,
  formatElapsed,
  formatPaid,
  formatSignedCredits,
  formatTime,
  labelOf,
  readerDates,
} from "./format.ts";
import { unbroken } from "./unbroken.ts";

describe("formatted values", () => {
  test("an amount in dollars shows cents only if there are any, and a day is the same everywhere", () => {
    expect([formatDollars(38_000), formatDollars(12.5)]).toEqual(["$38,000", "$12.50"]);
    expect(formatDate("2026-12-31")).toBe(unbroken("Dec 31, 2026"));
  });

  test("a package's price has no decimals, a paid amount keeps its cents", () => {
    expect([formatDollars(149_900 / 100), formatPaid(4_900)]).toEqual(["$1,499", "$49.00"]);
  });

  test("a day and a time on it are the same day, whichever a caller has", () => {
    expect([formatDate("2026-12-31"), formatDate("2026-12-31T12:00:00")]).toEqual([
      unbroken("Dec 31, 2026"),
      unbroken("Dec 31, 2026"),
    ]);
  });

  test("a bad date says so instead of failing", () => {
    expect([formatDate("never"), formatTime(""), formatAgo("x")]).toEqual([
      "Date unavailable",
      "Time unavailable",
      "Date unavailable",
    ]);
  });

  test("amounts have their sign, durations their minutes, values their words", () => {
    expect([formatSignedCredits(1_500), formatSignedCredits(-20)]).toEqual(["+1,500", "−20"]);
    expect([formatElapsed(65_400), formatElapsed(-5)]).toEqual(["1:05", "0:00"]);
    expect([labelOf("pop_up"), labelOf("ai")]).toEqual(["Pop up", "AI"]);
  });

  test("recent times are told in words, older ones by date", () => {
    const nowMs = Date.parse("2026-03-10T12:00:00Z");
    expect(formatAgo("2026-03-10T11:59:40Z", nowMs)).toBe("just now");
    expect(formatAgo("2026-03-10T12:03:00Z", nowMs)).toBe("just now");
    expect(formatAgo("2026-03-10T11:55:00Z", nowMs)).toBe(unbroken("5 minutes ago"));
    expect(formatAgo("2026-03-10T09:00:00Z", nowMs)).toBe(unbroken("3 hours ago"));
    expect(formatAgo("2026-02-10T09:00:00Z", nowMs)).toBe(formatDate("2026-02-10T09:00:00Z"));
  });
});

test("no line breaks a day or a time apart", () => {
  const at = "2026-03-01T18:05:00Z";
  const long = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
  const texts = [
    formatDate("2026-12-31"),
    formatTime(at),
    formatDateTime(at),
    formatAgo("2026-03-10T11:55:00Z", Date.parse("2026-03-10T12:00:00Z")),
    readerDates(long).format(new Date(at)),
    readerDates(long).formatRange(new Date(at), new Date("2026-04-02T18:05:00Z")),
  ];
  for (const text of texts) expect(text).not.toMatch(/[^\S\u00a0]/);
});

test("every page writes days and times by the one that keeps them together", () => {
  const src = join(import.meta.dirname, "..");
  const own = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes(".test.") &&
      /dateFormat\(|toLocale(?:Date|Time)String/.test(readFileSync(join(src, path), "utf8")),
  );
  expect(own.toSorted()).toEqual(["format/event-times.ts", "format/format.ts"]);
});
