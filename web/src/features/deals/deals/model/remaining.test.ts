import { expect, test } from "vitest";
import { formatRemaining, shortRemaining } from "./remaining.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test.each([
  [-1, "0:00", "0m"],
  [4 * minute + 5_000, "4:05", "4m"],
  [45 * minute, "45 minutes", "45m"],
  [5 * hour, "5 hours", "5h"],
  [5 * hour + 30 * minute, "5 hours 30 minutes", "5h 30m"],
  [day, "1 day", "1d"],
  [3 * day - 1, "2 days 23 hours", "2d 23h"],
  [10 * day + hour, "10 days 1 hour", "10d"],
])("%d ms are %s, or in a row %s", (ms, long, short) => {
  expect(formatRemaining(ms)).toBe(long);
  expect(shortRemaining(ms)).toBe(short);
});
