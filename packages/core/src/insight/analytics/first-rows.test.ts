import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { findRows } from "../../whole/ownership/find-rows.ts";
import { getAnalytics } from "./get-analytics.ts";
import { listAnalyticsDeals } from "./list-analytics-deals.ts";
import { listTileRows } from "./list-tile-rows.ts";
import { deleteMetrics, listMetrics, recordMetrics } from "./record-metrics.ts";

const me = measuringBrand.id;
const principal = { ...inPerson(me), sessionHash: "hash" };
const pk = "METRICS#usr_brand";
const book = { pk, accountId: me, isSample: false, v: 1 };

/** Rows exactly as they were stored when a month held its sums by position, with sums of everything beside it. */
const firstRows: Item[] = [
  {
    ...book,
    sk: "2026-02#deal_1",
    rowType: "metrics-month",
    month: "2026-02",
    dealId: "deal_1",
    eventId: "evt_1",
    days: {
      "03": { sums: [1, 2, 3, 4, 5, 6, 7, 8, 950], source: "csv", by: me, at: "2026-02-04T10:00:00.000Z" },
      "28": {
        sums: [100, 20, 3, 40, 0, 0, 0, 0, 200_050],
        source: "form",
        by: me,
        at: "2026-02-28T10:00:00.000Z",
      },
    },
  },
  {
    ...book,
    sk: "2026-03#deal_2",
    rowType: "metrics-month",
    month: "2026-03",
    dealId: "deal_2",
    eventId: "evt_1",
    days: {
      "01": { sums: [0, 0, 0, 10, 0, 0, 0, 0, 0], source: "api", by: me, at: "2026-03-01T10:00:00.000Z" },
    },
  },
  {
    ...book,
    sk: "BOOK",
    rowType: "metrics-book",
    turn: 7,
    entries: 3,
    pending: { "2026-02": ["all"] },
    goals: { leads: 400 },
    showsSample: false,
  },
  ...["deal_1", "deal_2"].map((dealId) => ({
    ...book,
    sk: `DEAL#${dealId}`,
    rowType: "metrics-deal",
    dealId,
    dealName: `Package of ${dealId}`,
    eventId: "evt_1",
    eventName: "Event evt_1",
    city: "Berlin",
    entries: 999,
    sums: [9, 9, 9, 9, 9, 9, 9, 9, 9],
  })),
  { ...book, sk: "MONTH#all#2026-02", rowType: "metrics-totals", scope: "all", month: "2026-02", sums: [7] },
  {
    ...book,
    sk: "SERIES#evt_1#2026-02",
    rowType: "metrics-days",
    scope: "evt_1",
    month: "2026-02",
    days: { "03": [7] },
  },
];

let rows: MemoryStore;
let core: Core;

beforeEach(async () => {
  rows = new Map();
  core = {
    table: memoryTable({}, rows),
    clock: fixedClock(Date.parse("2026-03-10T12:00:00.000Z")),
    ids: seededIds(),
  };
  const deals = [measurableDeal("deal_1", "evt_1"), measurableDeal("deal_2", "evt_1")];
  await setMeasuredStage(core, deals, { evt_1: "Berlin" });
  for (const item of firstRows) await core.table.write({ op: "put", item });
});

const metricsRows = () => [...rows.values()].filter((row) => row.pk === pk);
const query = { from: "2026-02-01", to: "2026-03-10" };
const numbers = async () =>
  Object.fromEntries((await getAnalytics(core, me, query)).tiles.map(({ id, value }) => [id, value]));

describe("rows that were stored with sums by position", () => {
  it("show the numbers that were recorded, and nothing of the sums that were stored beside them", async () => {
    expect(await numbers()).toMatchObject({
      impressions: 101,
      interactions: 22,
      conversions: 6,
      leads: 54,
      mqls: 5,
      sqls: 6,
      opportunities: 7,
      customers: 8,
      revenue: 2_010,
    });
    const page = await getAnalytics(core, me, query);
    expect(page.tiles.find(({ id }) => id === "leads")?.goal).toBe(400);
    expect((await listAnalyticsDeals(core, me)).deals).toMatchObject([
      { dealId: "deal_1", city: "Berlin", revenue: 2_010 },
      { dealId: "deal_2", city: "Berlin", revenue: 0 },
    ]);
  });

  it("say who reported each day", async () => {
    const entries = await listMetrics(core, me, { dealId: "deal_1", month: "2026-02" });
    expect(entries).toMatchObject([
      {
        date: "2026-02-03",
        revenue: 9.5,
        source: "csv",
        enteredBy: "Bea Brand",
        enteredAt: "2026-02-04T10:00:00.000Z",
      },
      { date: "2026-02-28", revenue: 2_000.5, source: "form", enteredAt: "2026-02-28T10:00:00.000Z" },
    ]);
    const behind = await listTileRows(core, me, { ...query, tile: "leads" });
    expect(behind.rows).toMatchObject([
      { date: "2026-03-01", dealId: "deal_2", value: 10, source: "api", enteredBy: "Bea Brand" },
      { date: "2026-02-28", dealId: "deal_1", value: 40, source: "form" },
      { date: "2026-02-03", dealId: "deal_1", value: 4, source: "csv" },
    ]);
  });

  it("are stored by name at the next write of their month, with every other day and who reported it", async () => {
    await recordMetrics(core, principal, { dealId: "deal_1", date: "2026-02-10", impressions: 1_000 });
    expect(rows.get(`${pk}\n2026-02#deal_1`)).not.toHaveProperty("days");
    expect(rows.get(`${pk}\n2026-02#deal_1`)).toMatchObject({
      measuredOn: [3, 10, 28],
      values: { impressions: [1, 1_000, 100], leadsGenerated: [4, 0, 40], revenue: [950, 0, 200_050] },
    });
    expect(await numbers()).toMatchObject({ impressions: 1_101, leads: 54, revenue: 2_010 });
    const entries = await listMetrics(core, me, { dealId: "deal_1", month: "2026-02" });
    expect(entries.map(({ date, source }) => [date, source])).toEqual([
      ["2026-02-03", "csv"],
      ["2026-02-10", "form"],
      ["2026-02-28", "form"],
    ]);
    await deleteMetrics(core, principal, { dealId: "deal_1", date: "2026-02-28" });
    expect(await numbers()).toMatchObject({ impressions: 1_001, revenue: 9.5 });
  });

  it("lose no day to two people who write in the same month at once", async () => {
    const dates = ["2026-02-04", "2026-02-05", "2026-02-06"];
    await Promise.all(
      dates.map((date) => recordMetrics(core, principal, { dealId: "deal_1", date, impressions: 10 })),
    );
    expect(await numbers()).toMatchObject({ impressions: 131, leads: 54 });
  });

  it("are all found when their account is exported or erased, the sums of old as well", async () => {
    const user = sampleUser(me);
    const found: Item[] = [];
    for (const kind of ["metrics-month", "metrics-source", "metrics-book", "metrics-deal"])
      for await (const row of findRows[kind]?.({ core, user, companyStays: false }) ?? []) found.push(row);
    const keys = (of: readonly Item[]) => of.map(({ sk }) => sk).sort();
    expect(keys(found)).toEqual(keys(metricsRows()));
  });
});
