import { describe, expect, test } from "vitest";
import { daysAhead, rangeBehind } from "./period.ts";

// A Wednesday.
const now = "2026-11-18T23:59:00.000Z";

describe("the days that a question names", () => {
  test.each([
    ["What do I owe today?", "2026-11-18", "2026-11-18"],
    ["what is due tomorrow", "2026-11-18", "2026-11-19"],
    ["What do I owe this week?", "2026-11-18", "2026-11-22"],
    ["next week", "2026-11-23", "2026-11-29"],
    ["by Friday", "2026-11-18", "2026-11-20"],
    ["until Monday", "2026-11-18", "2026-11-23"],
    ["in the next 10 days", "2026-11-18", "2026-11-28"],
    ["this month", "2026-11-18", "2026-11-30"],
    ["next month", "2026-12-01", "2026-12-31"],
    ["in February", "2027-02-01", "2027-02-28"],
    ["in November", "2026-11-01", "2026-11-30"],
    ["in February 2028", "2028-02-01", "2028-02-29"],
    ["next year", "2027-01-01", "2027-12-31"],
  ])("“%s” is %s to %s", (question, from, to) => {
    expect(daysAhead(question, now)).toEqual({ from, to });
  });

  test("are undefined if it names none, and this week ends on its Sunday", () => {
    expect(daysAhead("May I ask what we owe?", now)).toBeUndefined();
    expect(daysAhead("this week", "2026-11-22T08:00:00.000Z")).toEqual({
      from: "2026-11-22",
      to: "2026-11-22",
    });
  });

  test.each([
    ["How did my ROI change this year?", "ytd"],
    ["leads in the last 7 days", "last7"],
    ["revenue of the past quarter", "last90"],
    ["the last 12 months", "12months"],
    ["my leads", "last30"],
  ] as const)("“%s” looks back over %s", (question, range) => {
    expect(rangeBehind(question)).toBe(range);
  });
});
