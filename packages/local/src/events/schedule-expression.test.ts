import { describe, expect, it } from "vitest";
import { parseSchedule } from "./schedule-expression.ts";

const next = (expression: string, after: string) =>
  new Date(parseSchedule(expression)(Date.parse(after))).toISOString();

describe("EventBridge's schedules", () => {
  it.each([
    ["rate(1 minute)", "2026-11-21T10:00:30.000Z", "2026-11-21T10:01:30.000Z"],
    ["rate(5 minutes)", "2026-11-21T10:00:00.000Z", "2026-11-21T10:05:00.000Z"],
    ["rate(2 hours)", "2026-11-21T23:00:00.000Z", "2026-11-22T01:00:00.000Z"],
    ["cron(0 12 * * ? *)", "2026-11-21T12:00:00.000Z", "2026-11-22T12:00:00.000Z"],
    ["cron(0/15 * * * ? *)", "2026-11-21T10:16:01.000Z", "2026-11-21T10:30:00.000Z"],
    ["cron(5,35 8-9 * * ? *)", "2026-11-21T08:35:00.000Z", "2026-11-21T09:05:00.000Z"],
    ["cron(0 18 ? * MON-FRI *)", "2026-11-20T18:00:00.000Z", "2026-11-23T18:00:00.000Z"],
    ["cron(0 0 1 JAN ? *)", "2026-11-21T10:00:00.000Z", "2027-01-01T00:00:00.000Z"],
    ["cron(0 0 29 2 ? *)", "2026-11-21T10:00:00.000Z", "2028-02-29T00:00:00.000Z"],
  ])("%s after %s is next due at %s", (expression, after, due) => {
    expect(next(expression, after)).toBe(due);
  });

  it("counts Sunday as the first day of the week", () => {
    expect(next("cron(0 0 ? * 1 *)", "2026-11-21T10:00:00.000Z")).toBe("2026-11-22T00:00:00.000Z");
  });

  it("is never due again when its years are over", () => {
    expect(parseSchedule("cron(0 0 1 1 ? 2020)")(Date.parse("2026-11-21T10:00:00Z"))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it.each([
    "rate(0 minutes)",
    "rate(1 week)",
    "cron(* * * *)",
    "cron(61 * * * ? *)",
    "cron(0 0 L * ? *)",
    "at(2026-01-01T00:00:00)",
  ])("%s is refused with an error that quotes it, instead of never running", (expression) => {
    expect(() => parseSchedule(expression)).toThrow(expression);
  });
});
