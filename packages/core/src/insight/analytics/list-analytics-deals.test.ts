import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { getAnalytics } from "./get-analytics.ts";
import { importMetrics } from "./import-metrics.ts";
import { listAnalyticsDeals } from "./list-analytics-deals.ts";
import { loadSample } from "./sample.ts";

const signedAt = "2026-01-10T10:00:00.000Z";
const deals = [
  ...Array.from({ length: 6 }, (_, at) =>
    measurableDeal(`deal_${at}`, `evt_${at % 2}`, {
      amountCents: 1_000_000 + at * 250_050,
      status: at % 2 === 0 ? "active" : "completed",
      signedAt,
    }),
  ),
  ...Array.from({ length: 6 }, (_, at) =>
    measurableDeal(`deal_far_${at}`, "evt_2", {
      amountCents: 2_000_000 + at * 99,
      status: "completed",
      signedAt,
    }),
  ),
  measurableDeal("deal_open", "evt_0", { status: "pending", signedAt: null, amountCents: 333_333 }),
];

let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(Date.parse("2026-03-01T12:00:00Z")), ids: seededIds() };
  await setMeasuredStage(core, deals, { evt_0: "Berlin", evt_1: "Berlin", evt_2: "Oslo" });
});

async function measure(): Promise<void> {
  const lines = deals
    .filter(({ signedAt: signed }) => signed !== null)
    .flatMap(({ id }, at) => [`2026-02-01,${id},${5_000 + at * 333.33}`, `2026-02-15,${id},${at * 1_000}`]);
  const csv = ["date,dealId,revenue", ...lines].join("\n");
  const { errors } = await importMetrics(core, inPerson(measuringBrand.id), { csv, dryRun: false });
  expect(errors).toEqual([]);
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const cents = (usd: number) => Math.round(usd * 100) / 100;

it.each([
  ["one's own deals", measure, measuringBrand.id, false],
  ["sample deals", () => loadSample(core, "usr_looks"), "usr_looks", true],
])("deals match the pipeline stages and every ranked city: %s", async (_, begin, accountId, isSample) => {
  await begin();
  const [page, rows] = [await getAnalytics(core, accountId, {}), await listAnalyticsDeals(core, accountId)];
  expect(rows.sample).toBe(isSample);
  expect(page.pipeline.some(({ deals: open }) => open > 0)).toBe(true);
  for (const { stage, deals: open, amount, weight, weighted } of page.pipeline) {
    const at = rows.deals.filter(({ status }) => status === stage);
    expect(at).toHaveLength(open);
    const sum = at.reduce((all, deal) => all + deal.amount, 0);
    expect(cents(sum)).toBe(amount);
    expect(Math.abs(sum * weight - weighted)).toBeLessThan(0.01 * at.length + 0.01);
  }
  expect(page.locations.filter(({ score }) => score !== null).length).toBeGreaterThan(1);
  for (const place of page.locations) {
    const there = rows.deals.filter(
      ({ city, revenue, roi }) => city === place.city && revenue > 0 && roi !== null,
    );
    expect(there).toHaveLength(place.deals);
    if (place.score === null) continue;
    // From whole cents, so that half a cent rounds the same way.
    const meanUsd = (values: readonly number[]) =>
      Math.round(mean(values.map((one) => Math.round(one * 100)))) / 100;
    expect(meanUsd(there.map(({ revenue }) => revenue))).toBe(place.revenuePotential);
    expect(meanUsd(there.map(({ amount }) => amount))).toBe(place.estimatedCost);
    expect(cents(mean(there.map(({ revenue, amount }) => revenue / amount)))).toBe(place.expectedRoi);
  }
});

it("the listed deals are those of the account's own side, without what anybody else measured", async () => {
  await measure();
  const { deals: hosts } = await listAnalyticsDeals(core, measuringHost.id);
  expect(hosts.map(({ dealId }) => dealId).sort()).toEqual(deals.map(({ id }) => id).sort());
  expect(hosts.every(({ revenue, city }) => revenue === 0 && city === "")).toBe(true);
  expect((await listAnalyticsDeals(core, "usr_other")).deals).toEqual([]);
});
