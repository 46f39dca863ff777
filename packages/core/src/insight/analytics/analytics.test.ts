import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
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
import { periodOf, stepOf, stepsOf } from "../../deals/metrics/days.ts";
import { readBook } from "../../deals/metrics/read-book.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { setGoal } from "./change-settings.ts";
import { getAnalytics } from "./get-analytics.ts";
import { listTileRows } from "./list-tile-rows.ts";
import { rankLocations, studentT95 } from "./rank-locations.ts";
import { deleteMetrics, listMetrics, recordMetrics } from "./record-metrics.ts";
import { loadSample, removeSample } from "./sample.ts";
import { measuredSamples } from "./sample-deals.ts";

const me = measuringBrand.id;
const principal = { ...inPerson(me), sessionHash: "hash" };
const withKey = { ...inPerson(me), keyHash: "hash" };
let rows: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  rows = new Map();
  clock = fixedClock(Date.parse("2026-03-10T12:00:00.000Z"));
  core = { table: memoryTable({}, rows), clock, ids: seededIds() };
  const deals = [
    measurableDeal("deal_1", "evt_1", { signedAt: "2026-03-01T09:00:00.000Z", amountCents: 200_000 }),
    measurableDeal("deal_2", "evt_2", { signedAt: "2026-02-01T09:00:00.000Z", amountCents: 100_000 }),
  ];
  await setMeasuredStage(core, deals, { evt_1: "Berlin", evt_2: "Lyon" });
});

const page = (query = {}) => getAnalytics(core, me, query);
const metricsRows = (pk: string) => [...rows.values()].filter((row) => row.pk === pk);
const values = async (query = {}) =>
  Object.fromEntries((await page(query)).tiles.map(({ id, value }) => [id, value]));

describe("what is recorded", () => {
  it("replaces what was recorded for its day, and changes the numbers that depend on it and no other", async () => {
    const first = { dealId: "deal_1", date: "2026-03-05" };
    await recordMetrics(core, principal, {
      ...first,
      impressions: 1_000,
      leadsGenerated: 40,
      revenue: 99.99,
    });
    await recordMetrics(core, principal, { dealId: "deal_2", date: "2026-03-06", impressions: 500 });
    const before = await values();
    expect(before).toMatchObject({ impressions: 1_500, leads: 40, revenue: 99.99, cost_per_lead: 75 });
    await recordMetrics(core, principal, {
      ...first,
      impressions: 1_000,
      leadsGenerated: 50,
      revenue: 99.99,
    });
    const after = await values();
    const moved = Object.keys(after).filter((id) => after[id] !== before[id]);
    expect(moved.sort()).toEqual(["cost_per_lead", "leads"]);
    expect(after).toMatchObject({ leads: 50, cost_per_lead: 60, lead_conversion: 0 });
  });

  it("says who entered it, when and how, and recording the same again changes none of that", async () => {
    const entry = { dealId: "deal_1", date: "2026-03-10", customers: 3 };
    const recorded = await recordMetrics(core, withKey, entry);
    expect(recorded).toMatchObject({
      customers: 3,
      source: "api",
      enteredBy: "Bea Brand",
      enteredAt: "2026-03-10T12:00:00.000Z",
    });
    clock.advance(60_000);
    expect(await recordMetrics(core, principal, entry)).toEqual(recorded);
    expect(await recordMetrics(core, principal, { ...entry, customers: 4 })).toMatchObject({
      source: "form",
      enteredAt: "2026-03-10T12:01:00.000Z",
    });
  });

  it("is limited to one's own deals and to days up to today", async () => {
    const other = { ...inPerson("usr_other"), sessionHash: "hash" };
    const entry = { dealId: "deal_1", date: "2026-03-10", customers: 3 };
    expect(await refusalOf(recordMetrics(core, other, entry))).toMatchObject({ code: "not_found" });
    for (const date of ["2026-03-11", "1999-12-31"])
      expect(await refusalOf(recordMetrics(core, principal, { ...entry, date }))).toMatchObject({
        code: "validation_failed",
        fields: { date: [expect.any(String)] },
      });
    expect(metricsRows(`METRICS#${me}`)).toEqual([]);
  });

  it("belongs to the side that recorded it", async () => {
    await recordMetrics(core, principal, { dealId: "deal_1", date: "2026-03-10", revenue: 500 });
    expect((await getAnalytics(core, measuringHost.id, {})).measured).toBe(false);
    const days = async (accountId: string) => (await readBook(core, { accountId, isSample: false })).days;
    expect(await days(me)).toMatchObject([{ dealId: "deal_1", sums: { revenue: 50_000 } }]);
    expect(await days(measuringHost.id)).toEqual([]);
  });

  it("is listed by month, oldest day first, and deleted for good", async () => {
    for (const date of ["2026-03-05", "2026-03-01", "2026-02-28"])
      await recordMetrics(core, principal, { dealId: "deal_1", date, customers: 1 });
    const march = async () =>
      (await listMetrics(core, me, { dealId: "deal_1", month: "2026-03" })).map(({ date }) => date);
    expect(await march()).toEqual(["2026-03-01", "2026-03-05"]);
    for (let again = 0; again < 2; again++)
      await deleteMetrics(core, principal, { dealId: "deal_1", date: "2026-03-05" });
    expect(await march()).toEqual(["2026-03-01"]);
    for (const date of ["2026-03-01", "2026-02-28"])
      await deleteMetrics(core, principal, { dealId: "deal_1", date });
    // The deal's names stay.
    expect(metricsRows(`METRICS#${me}`).map(({ sk }) => sk)).toEqual(["DEAL#deal_1"]);
    expect(await page()).toMatchObject({ measured: false });
  });
});

describe("sample rows", () => {
  it("are of no day after the one on which they are loaded", () => {
    for (let day = 0; day < 400; day++) {
      const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const days = measuredSamples(today).flatMap((deal) => deal.days);
      expect(days.every(({ date }) => date <= today)).toBe(true);
    }
  });

  it("are marked as samples, fill every tile and three ranked places, and are removed without leftovers", async () => {
    await loadSample(core, me);
    const shown = await page({ range: "12months" });
    expect(shown).toMatchObject({ sample: true, measured: true });
    expect(shown.tiles.filter(({ value }) => value === null)).toEqual([]);
    expect(shown.locations.map(({ score }) => score)).not.toContain(null);
    expect(shown.locations.map(({ city }) => city)).toEqual(["New York", "San Francisco", "Austin"]);
    const sampled = await listTileRows(core, me, { range: "12months", tile: "roi" });
    expect(sampled.sample).toBe(true);
    expect(sampled.value).toBe(shown.tiles.find(({ id }) => id === "roi")?.value);
    const { rows: days } = await listTileRows(core, me, { range: "12months", tile: "revenue" });
    expect(days.every(({ source, enteredBy }) => source === "sample" && enteredBy === null)).toBe(true);
    for (let again = 0; again < 2; again++) await removeSample(core, me);
    expect(metricsRows(`METRICS#${me}#SAMPLE`)).toEqual([]);
    expect(await page()).toMatchObject({ sample: false, measured: false });
  });

  it("leave nothing behind: as many rows of any kind after as before, whatever was done with the notices", async () => {
    const before = structuredClone([...rows.keys()].sort());
    await loadSample(core, me);
    const told = await listNotifications(core, inPerson(me), {});
    expect(told.items.map(({ about }) => about)).toEqual(
      ["welcome", "credit_package", "event_match"].map((which) => ({ which })),
    );
    expect(told.items.every(({ kind }) => kind === "sample")).toBe(true);
    for (let again = 0; again < 2; again++) await removeSample(core, me);
    expect([...rows.keys()].sort()).toEqual(before);
    await loadSample(core, me);
    await loadSample(core, me);
    expect((await listNotifications(core, inPerson(me), {})).items).toHaveLength(3);
    await removeSample(core, me);
    expect([...rows.keys()].sort()).toEqual(before);
  });

  it("keep the account's goal when they are loaded and removed", async () => {
    await setGoal(core, me, { tile: "leads", goal: 400 });
    await loadSample(core, me);
    await removeSample(core, me);
    expect((await page()).tiles.find(({ id }) => id === "leads")?.goal).toBe(400);
  });

  it("show the spec's example: $75,000 that return $168,750", async () => {
    await loadSample(core, me);
    const { rows: amounts } = await listTileRows(core, me, { range: "12months", tile: "deal_value" });
    const example = amounts.find(({ value }) => value === 75_000)?.dealId;
    expect(example).toBeDefined();
    const { rows: revenue } = await listTileRows(core, me, { range: "12months", tile: "revenue" });
    const sum = revenue
      .filter(({ dealId }) => dealId === example)
      .reduce((all, { value }) => all + Math.round(value * 100), 0);
    expect(Math.round(sum / 100)).toBe(168_750);
  });

  it("loaded again on another day are those of that day only", async () => {
    await loadSample(core, me);
    clock.advance(40 * 86_400_000);
    await loadSample(core, me);
    const reloaded = structuredClone(metricsRows(`METRICS#${me}#SAMPLE`));
    await removeSample(core, me);
    await loadSample(core, me);
    expect(metricsRows(`METRICS#${me}#SAMPLE`)).toEqual(reloaded);
  });

  it("give way to the first number of one's own, and are refused from then on", async () => {
    await loadSample(core, me);
    await setGoal(core, me, { tile: "leads", goal: 400 });
    await recordMetrics(core, principal, { dealId: "deal_1", date: "2026-03-09", leadsGenerated: 12 });
    expect(await page()).toMatchObject({ sample: false, measured: true });
    expect(await values()).toMatchObject({ leads: 12 });
    expect((await page()).tiles.find(({ id }) => id === "leads")?.goal).toBe(400);
    expect(metricsRows(`METRICS#${me}#SAMPLE`)).toEqual([]);
    expect(await refusalOf(loadSample(core, me))).toMatchObject({ code: "conflict" });
    await deleteMetrics(core, principal, { dealId: "deal_1", date: "2026-03-09" });
    expect(await page()).toMatchObject({ sample: false, measured: false });
  });
});

describe("a goal", () => {
  it("is shown with its number until it is removed, and changes no other", async () => {
    const goals = async () =>
      (await page()).tiles.flatMap(({ id, goal }) => (goal === null ? [] : [[id, goal]]));
    await setGoal(core, me, { tile: "leads", goal: 400 });
    await setGoal(core, me, { tile: "engagement_rate", goal: 12.5 });
    expect(await goals()).toEqual([
      ["engagement_rate", 12.5],
      ["leads", 400],
    ]);
    await setGoal(core, me, { tile: "leads", goal: null });
    expect(await goals()).toEqual([["engagement_rate", 12.5]]);
  });
});

describe("periods", () => {
  const today = "2026-03-10";

  it.each([
    ["last7", "2026-03-04"],
    ["last30", "2026-02-09"],
    ["last90", "2025-12-11"],
    ["ytd", "2026-01-01"],
    ["12months", "2025-03-11"],
  ] as const)("%s begins on %s and ends today", (range, from) => {
    expect(periodOf({ range }, today)).toEqual({ from, to: today });
  });

  it("covers the 12 months up to February 29 of a leap year", () => {
    expect(periodOf({ range: "12months" }, "2028-02-29")).toEqual({ from: "2027-03-01", to: "2028-02-29" });
  });

  it("is at most 400 days long, in this century", () => {
    expect(periodOf({ from: "2025-02-04", to: today }, today).from).toBe("2025-02-04");
    for (const period of [
      { from: "2025-02-03", to: today },
      { from: "1999-12-31", to: "2000-01-01" },
      { from: "2099-12-31", to: "2100-01-01" },
    ])
      expect(() => periodOf(period, today)).toThrow(AppError);
  });

  it("is compared with as many days directly before", async () => {
    expect((await page({ from: "2026-03-01", to: "2026-03-10" })).previous).toEqual({
      from: "2026-02-19",
      to: "2026-02-28",
    });
  });

  it("is drawn by days up to a month, by weeks from Monday on up to a quarter, then by months", () => {
    expect(stepOf({ from: "2026-01-01", to: "2026-01-31" })).toBe("day");
    expect(stepOf({ from: "2026-01-01", to: "2026-04-02" })).toBe("week");
    expect(stepOf({ from: "2026-01-01", to: "2026-04-03" })).toBe("month");
    expect(stepsOf({ from: "2026-03-04", to: "2026-03-17" }, "week")).toEqual([
      { from: "2026-03-04", to: "2026-03-08" },
      { from: "2026-03-09", to: "2026-03-15" },
      { from: "2026-03-16", to: "2026-03-17" },
    ]);
    expect(stepsOf({ from: "2026-01-15", to: "2026-03-01" }, "month")).toEqual([
      { from: "2026-01-15", to: "2026-01-31" },
      { from: "2026-02-01", to: "2026-02-28" },
      { from: "2026-03-01", to: "2026-03-01" },
    ]);
  });
});

describe("the pipeline and the funnel", () => {
  it("weigh open deals by their stage, only those of an event or one deal if it is chosen", async () => {
    expect((await page()).pipeline).toEqual([
      { stage: "negotiating", deals: 0, amount: 0, weight: 0.3, weighted: 0 },
      { stage: "pending", deals: 0, amount: 0, weight: 0.8, weighted: 0 },
      { stage: "active", deals: 2, amount: 3_000, weight: 1, weighted: 3_000 },
    ]);
    expect((await page({ event: "evt_2" })).pipeline.at(-1)).toMatchObject({ deals: 1, amount: 1_000 });
    expect((await page({ deal: "deal_1" })).pipeline.at(-1)).toMatchObject({ deals: 1, amount: 2_000 });
    expect((await page({ deal: "deal_1", event: "evt_2" })).pipeline.at(-1)).toMatchObject({ deals: 0 });
  });
});

describe("what numbers can be filtered by", () => {
  it("is each event and deal of one's own, by name, measured or not", async () => {
    await recordMetrics(core, principal, { dealId: "deal_2", date: "2026-03-05", impressions: 1 });
    const { events, deals } = await page();
    expect(events).toEqual([
      { id: "evt_1", name: "Event evt_1" },
      { id: "evt_2", name: "Event evt_2" },
    ]);
    expect(deals).toEqual([
      { id: "deal_1", name: "Package of deal_1", eventId: "evt_1" },
      { id: "deal_2", name: "Package of deal_2", eventId: "evt_2" },
    ]);
    expect(await getAnalytics(core, "usr_other", {})).toMatchObject({ events: [], deals: [] });
  });

  it("is a sample deal while samples are shown", async () => {
    await loadSample(core, me);
    const { deals, tiles } = await page({ range: "12months", deal: "deal_sample_4" });
    expect(deals.every(({ id }) => id.startsWith("deal_sample_"))).toBe(true);
    const returned = measuredSamples("2026-03-10").find(({ deal }) => deal.dealId === "deal_sample_4");
    const revenue = returned?.days.reduce((sum, { sums }) => sum + sums.revenue, 0);
    expect(tiles.find(({ id }) => id === "revenue")?.value).toBe((revenue ?? 0) / 100);
  });
});

describe("places are ranked", () => {
  const inCity = (city: string, ratios: readonly number[]) =>
    ratios.map((ratio) => ({ city, revenueCents: ratio * 100_000, amountCents: 100_000 }));

  it("from five deals with results up, by the lower end of the interval", () => {
    const ranked = rankLocations([
      ...inCity("Few", [9, 9, 9, 9]),
      ...inCity("Steady", [2, 2.1, 1.9, 2, 2]),
      ...inCity("Scattered", [0.2, 6, 0.1, 5, 0.3]),
      { city: "Steady", revenueCents: 0, amountCents: 100_000 },
    ]);
    expect(ranked.map(({ city, deals }) => [city, deals])).toEqual([
      ["Steady", 5],
      ["Scattered", 5],
      ["Few", 4],
    ]);
    expect(ranked.at(-1)).toMatchObject({ score: null, expectedRoi: null, low: null, high: null });
    // By hand: mean 2, standard deviation 0.0707, Student's t 2.132 for four degrees of freedom: 2 ± 0.0674.
    expect(ranked[0]).toEqual({
      city: "Steady",
      deals: 5,
      score: 66,
      expectedRoi: 2,
      low: 1.93,
      high: 2.07,
      revenuePotential: 2_000,
      estimatedCost: 1_000,
    });
  });

  it("with Student's t factors as in published tables", () => {
    for (const [degrees, factor] of [
      [4, 2.132],
      [5, 2.015],
      [9, 1.833],
      [29, 1.699],
      [120, 1.658],
    ] as const)
      expect(Math.abs(studentT95(degrees) - factor)).toBeLessThan(0.005);
  });
});
