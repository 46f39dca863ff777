import { profileKey } from "@marquee/core/ground/users/user.item";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { refusalOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { dashboardOf, readDashboardFacts } from "../../home/dashboard/get-dashboard.ts";
import { getAnalytics } from "./get-analytics.ts";
import { recordMetrics } from "./record-metrics.ts";

const brand = measuringBrand.id;
let core: Core;

/** New Year in Berlin, still the old year in New York, where the deal is signed at ten in the evening. */
const nowMs = Date.parse("2026-01-01T03:30:00.000Z");
const signedAt = "2026-01-01T03:00:00.000Z";

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(nowMs), ids: seededIds() };
  await setMeasuredStage(core, [measurableDeal("deal_1", "evt_1", { signedAt, amountCents: 500_000 })], {
    evt_1: "Boston",
  });
});

async function liveIn(accountId: string, timeZone: string): Promise<void> {
  await core.table.write({ op: "update", key: profileKey(accountId), set: { timeZone } });
}

const record = (date: string) =>
  recordMetrics(core, { ...inPerson(brand), sessionHash: "h" }, { dealId: "deal_1", date, impressions: 5 });

describe("measured days are days of the account's zone", () => {
  it.each([
    ["America/New_York", "2025-12-31"],
    ["Europe/Berlin", "2026-01-01"],
    ["Pacific/Kiritimati", "2026-01-01"],
    ["Pacific/Honolulu", "2025-12-31"],
  ])("in %s a period ends on, and measures are taken up to, %s", async (timeZone, today) => {
    await liveIn(brand, timeZone);
    expect(await getAnalytics(core, brand, { range: "last7" })).toMatchObject({ timeZone, to: today });
    const tomorrow = today === "2026-01-01" ? "2026-01-02" : "2026-01-01";
    expect(await refusalOf(record(tomorrow))).toMatchObject({
      fields: { date: ["Enter a day up to today"] },
    });
    expect(await record(today)).toMatchObject({ date: today, impressions: 5 });
  });

  it("a deal was signed on the day of whoever looks, on the page and on the dashboard", async () => {
    await liveIn(brand, "America/New_York");
    await liveIn(measuringHost.id, "Europe/Berlin");
    const valueOf = async (accountId: string) => {
      const { tiles, to } = await getAnalytics(core, accountId, { range: "last7" });
      const { monthAmount } = dashboardOf(await readDashboardFacts(core, accountId), "brand");
      const whole = tiles.find(({ id }) => id === "deal_value")?.value;
      const day = await getAnalytics(core, accountId, { from: to, to });
      return [whole, day.series.map(({ from, amount }) => [from, amount]), monthAmount];
    };
    expect(await valueOf(brand)).toEqual([5_000, [["2025-12-31", 5_000]], 5_000]);
    expect(await valueOf(measuringHost.id)).toEqual([5_000, [["2026-01-01", 5_000]], 5_000]);
  });
});
