import type { Core } from "@marquee/core/core";
import { getDeal, listDeals } from "@marquee/core/deals/deals/read-deals";
import { getAnalytics } from "@marquee/core/insight/analytics/get-analytics";
import { listAnalyticsDeals } from "@marquee/core/insight/analytics/list-analytics-deals";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeAll, describe, expect, it } from "vitest";
import { demoUserIds } from "./content/demo-users.ts";
import { seedDemo } from "./seed.ts";

const accounts = [demoUserIds.brand, demoUserIds.host, demoUserIds.partner];
let core: Core;

beforeAll(async () => {
  core = {
    table: memoryTable(),
    clock: fixedClock(Date.parse("2026-11-23T10:00:00.000Z")),
    ids: seededIds(),
  };
  await seedDemo(core);
});

describe("the demo's numbers", () => {
  it.each(accounts)(
    "of %s fill the pages over the last months, with a period to compare with",
    async (id) => {
      const page = await getAnalytics(core, id, { range: "last30" });
      expect(page).toMatchObject({ sample: false, measured: true });
      const tiles = page.tiles.filter((tile) => tile.id === "leads" || tile.id === "revenue");
      for (const { value, previous } of tiles) {
        expect(value).toBeGreaterThan(0);
        expect(previous).toBeGreaterThan(0);
      }
      expect(page.series.every(({ impressions }) => impressions > 0)).toBe(true);
    },
  );

  it.each(accounts)("of %s say on each deal's page what its own rows add up to", async (accountId) => {
    const results = (await listAnalyticsDeals(core, accountId)).deals.filter(({ roi }) => roi !== null);
    expect(results.length).toBeGreaterThan(1);
    for (const { dealId, revenue, amount } of results)
      expect((await getDeal(core, accountId, dealId)).roi).toBe(Math.round((revenue / amount) * 100) / 100);
  });

  it("don't exist for an account that signed no deals of its own", async () => {
    expect((await getAnalytics(core, demoUserIds.admin, {})).measured).toBe(false);
  });
});

it("the demo's brand signed deals in each of the last four quarters, which return more than they cost, believably", async () => {
  const { deals } = await listAnalyticsDeals(core, demoUserIds.brand);
  const completed = deals.filter(({ status }) => status === "completed");
  expect(completed.length).toBeGreaterThanOrEqual(10);
  for (const { eventName, roi } of completed) {
    expect(roi, eventName).toBeGreaterThan(1);
    expect(roi, eventName).toBeLessThan(4);
  }
  const sum = (of: "revenue" | "amount") => deals.reduce((all, deal) => all + deal[of], 0);
  expect(sum("revenue") / sum("amount")).toBeGreaterThan(1.2);
  const { items } = await listDeals(core, demoUserIds.brand, {}, { limit: 100 });
  expect(items.length).toBeGreaterThanOrEqual(12);
  const quarterMs = 92 * 86_400_000;
  const quarters = items.flatMap(({ signedAt }) =>
    signedAt === null ? [] : [Math.floor((core.clock.now() - Date.parse(signedAt)) / quarterMs)],
  );
  for (const quarter of [0, 1, 2, 3]) expect(quarters).toContain(quarter);
});
