import { describe, expect, test } from "vitest";
import { parseSchedule } from "./schedule-expression.ts";

const next = (expression: string, from: string) => new Date(parseSchedule(expression)(Date.parse(from))).toISOString();

test.each([
  ["rate(1 minute)", "2026-11-21T09:00:30Z", "2026-11-21T09:01:30.000Z"],
  ["rate(5 minutes)", "2026-11-21T09:00:00Z", "2026-11-21T09:05:00.000Z"],
  ["rate(1 day)", "2026-12-31T09:00:00Z", "2027-01-01T09:00:00.000Z"],
  ["cron(0/15 * * * ? *)", "2026-11-21T09:00:00Z", "2026-11-21T09:15:00.000Z"],
  ["cron(30 2 * * ? *)", "2026-11-21T09:00:00Z", "2026-11-22T02:30:00.000Z"],
  ["cron(0 8 1 * ? *)", "2026-11-21T09:00:00Z", "2026-12-01T08:00:00.000Z"],
  ["cron(0 18 ? * MON-FRI *)", "2026-11-20T18:00:00Z", "2026-11-23T18:00:00.000Z"],
  ["cron(0 0 29 FEB ? *)", "2026-11-21T09:00:00Z", "2028-02-29T00:00:00.000Z"],
  ["cron(59 23 31 12 ? 2026)", "2026-11-21T09:00:00Z", "2026-12-31T23:59:00.000Z"],
  ["cron(5,35 9 * * ? *)", "2026-11-21T09:05:00Z", "2026-11-21T09:35:00.000Z"],
])("%s after %s is due at %s", (expression, from, due) => {
  expect(next(expression, from)).toBe(due);
});

test("a schedule whose year is over is never due again", () => {
  expect(parseSchedule("cron(0 0 1 1 ? 2020)")(Date.parse("2026-01-01T00:00:00Z"))).toBe(Number.POSITIVE_INFINITY);
});

describe("what is not understood is named", () => {
  test.each(["every minute", "rate(0 minutes)", "cron(* * * *)", "cron(61 * * * ? *)", "cron(L * * * ? *)"])("%s", (expression) => {
    expect(() => parseSchedule(expression)).toThrow(expression);
  });
});
