import { limits } from "@marquee/contracts/limits";
import { expect, test } from "vitest";
import { resultsPath } from "./results-path.ts";

const now = Date.parse("2026-03-15T12:00:00.000Z");
const queryOf = (createdAt: string, timeZone = "UTC", at = now) => {
  const path = resultsPath({ id: "deal_1", ownSide: "host", createdAt }, timeZone, at);
  return Object.fromEntries(new URL(path, "http://x").searchParams);
};

test("a deal's numbers are those of the deal alone, on the reader's side, from its first day until today", () => {
  expect(queryOf("2025-01-02T23:00:00.000Z")).toEqual({
    deal: "deal_1",
    side: "host",
    from: "2025-01-02",
    to: "2026-03-15",
  });
});

test("its days are those of the account, and as many as a page can show whatever its clock did", () => {
  expect(queryOf("2026-01-02T23:00:00.000Z", "Asia/Tokyo")).toMatchObject({ from: "2026-01-03" });
  for (const timeZone of Intl.supportedValuesOf("timeZone"))
    for (const at of ["2026-03-29T22:30:00Z", "2026-07-01T00:30:00Z", "2026-10-25T00:30:00Z"]) {
      const { from = "", to = "" } = queryOf("2019-01-01T00:00:00.000Z", timeZone, Date.parse(at));
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(limits.analyticsDealDays);
    }
});

test("a deal older than a page can show, or one that a slow clock puts in the future, still has a period", () => {
  const { from = "", to = "" } = queryOf("2019-01-01T00:00:00.000Z");
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(limits.analyticsDealDays);
  expect(queryOf("2026-03-16T00:00:00.000Z")).toMatchObject({ from: "2026-03-15", to: "2026-03-15" });
});
