import { exportAccount } from "@marquee/contracts/account/profile";
import {
  deleteMetrics,
  getAnalytics,
  listMetrics,
  listTileRows,
  loadSampleAnalytics,
  recordMetrics,
  removeSampleAnalytics,
  setAnalyticsGoal,
} from "@marquee/contracts/insight/analytics";
import { listAnalyticsDeals } from "@marquee/contracts/insight/analytics-deals";
import { importMetrics } from "@marquee/contracts/insight/analytics-imports";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";

const url = inject("url");
let caller: ApiUser;
let dealId: string;

beforeEach(async () => {
  caller = await ApiUser.confirmed(url);
  const offer = { eventId: "evt_founders_harbor", packageId: "pkg_founders_harbor_silver" };
  ({ id: dealId } = await offerAs(caller, offer));
});

// Its package has few spots, and every test takes one.
afterEach(() => moveAs(caller, dealId, { action: "cancel", reason: "The test is over" }));

const page = (query: Record<string, string> = {}, of = caller) => of.client.call(getAnalytics, { query });
const tileOf = async (id: string, query: Record<string, string> = {}) =>
  (await page(query)).tiles.find((tile) => tile.id === id);
const record = (date: string, values: Record<string, number>) =>
  caller.client.call(recordMetrics, { body: { dealId, date, ...values } });
const entries = (month: string) => caller.client.call(listMetrics, { query: { dealId, month } });
const january = { from: "2026-01-01", to: "2026-01-31" };

describe("getAnalytics", () => {
  it("shows what was just recorded, up to date, next to earlier days", async () => {
    expect(await page()).toMatchObject({ measured: false, sample: false, step: "day", side: "brand" });
    await record("2026-01-05", { impressions: 400, interactions: 50, leadsGenerated: 5, revenue: 10.5 });
    await record("2025-12-20", { impressions: 100 });
    const shown = await page(january);
    expect(shown).toMatchObject({
      ...january,
      previous: { from: "2025-12-01", to: "2025-12-31" },
      measured: true,
    });
    expect(shown.tiles).toContainEqual({ id: "impressions", value: 400, previous: 100, goal: null });
    expect(shown.tiles).toContainEqual({ id: "engagement_rate", value: 12.5, previous: 0, goal: null });
    expect(shown.tiles).toContainEqual({ id: "revenue", value: 10.5, previous: 0, goal: null });
    expect(shown.series).toHaveLength(31);
    expect(shown.series[4]).toMatchObject({ from: "2026-01-05", to: "2026-01-05", impressions: 400 });
    expect(shown.funnel[0]).toEqual({ stage: "leads", value: 5 });
    expect(shown.pipeline[0]).toMatchObject({ stage: "negotiating", deals: 1 });
    const [event] = shown.events;
    expect(event).toMatchObject({ id: "evt_founders_harbor" });
    expect(await page({ ...january, event: event?.id ?? "" })).toMatchObject({ tiles: shown.tiles });
    expect((await tileOf("impressions", { ...january, event: "evt_none" }))?.value).toBe(0);
    expect(shown.deals).toMatchObject([{ id: dealId, eventId: "evt_founders_harbor" }]);
    expect(await page({ ...january, deal: dealId })).toMatchObject({ tiles: shown.tiles });
    expect((await tileOf("impressions", { ...january, deal: "deal_none" }))?.value).toBe(0);
    for (const consistency of ["strong", "eventual"])
      expect(await page({ ...january, consistency })).toMatchObject({ tiles: shown.tiles });
    const other = await ApiUser.registered(url);
    const theirs = await page({ ...january, deal: dealId }, other);
    expect(theirs.deals).toEqual([]);
    expect(theirs.tiles.every(({ value }) => !value)).toBe(true);
  });

  it("validation_failed: invalid ranges, days and periods", async () => {
    for (const query of [
      "range=last8",
      "from=2026-01-01",
      "from=2026-02-01&to=2026-01-01",
      "range=ytd&from=2026-01-01&to=2026-01-02",
      "from=2026-02-30&to=2026-03-01",
      "from=2024-01-01&to=2026-01-01",
      "from=1999-01-01&to=1999-01-02",
      "event=no%20event",
      "deal=no%20deal",
      "consistency=none",
    ]) {
      const answer = await caller.raw("GET", `/api/analytics/date-range?${query}`);
      expect({ query, ...errorOf(answer) }).toMatchObject({ query, code: "validation_failed" });
    }
  });
});

describe("listTileRows", () => {
  it("shows the rows of a number, which sum to it, and who entered them", async () => {
    await record("2026-01-05", { impressions: 400, interactions: 50 });
    await record("2026-01-06", { impressions: 100, interactions: 20 });
    const rows = await caller.client.call(listTileRows, {
      params: { tile: "engagement_rate" },
      query: january,
    });
    expect(rows).toMatchObject({
      formula: "Interactions ÷ impressions",
      value: 14,
      rowCount: 2,
      event: null,
      deal: null,
    });
    expect(rows.rows).toMatchObject([
      { date: "2026-01-06", dealId, value: 20, of: 100, source: "form", enteredBy: "Test User" },
      { date: "2026-01-05", dealId, value: 50, of: 400, source: "form", enteredBy: "Test User" },
    ]);
    const ofDeal = await caller.client.call(listTileRows, {
      params: { tile: "engagement_rate" },
      query: { ...january, deal: dealId },
    });
    expect(ofDeal).toMatchObject({ value: 14, rowCount: 2, deal: { id: dealId } });
    const other = await ApiUser.registered(url);
    for (const query of [january, { ...january, deal: dealId }]) {
      const theirs = await other.client.call(listTileRows, { params: { tile: "impressions" }, query });
      expect(theirs).toMatchObject({ value: 0, rows: [], rowCount: 0 });
      expect(theirs.deal?.name ?? "Unknown deal").toBe("Unknown deal");
    }
  });

  it("validation_failed: an unknown tile", async () => {
    const answer = await caller.raw("GET", "/api/analytics/tiles/happiness/rows");
    expect(errorOf(answer).code).toBe("validation_failed");
  });
});

describe("listAnalyticsDeals", () => {
  it("shows the caller's deals with their results, and none of them to another account", async () => {
    await record("2026-01-05", { revenue: 900.5 });
    await record("2026-01-06", { revenue: 99.5 });
    const { sample, deals } = await caller.client.call(listAnalyticsDeals, {});
    expect(sample).toBe(false);
    expect(deals).toMatchObject([{ dealId, revenue: 1_000 }]);
    expect(deals[0]?.city).not.toBe("");
    const other = await ApiUser.registered(url);
    expect((await other.client.call(listAnalyticsDeals, {})).deals).toEqual([]);
  });
});

describe("recordMetrics", () => {
  it("replaces the previous values", async () => {
    expect(await record("2026-01-05", { leadsGenerated: 5 })).toMatchObject({
      leadsGenerated: 5,
      revenue: 0,
    });
    await record("2026-01-05", { leadsGenerated: 7 });
    expect(await entries("2026-01")).toMatchObject([{ date: "2026-01-05", leadsGenerated: 7 }]);
  });

  it("is in the account's export", async () => {
    await record("2026-01-05", { leadsGenerated: 5 });
    const exported = JSON.stringify(await caller.client.call(exportAccount, {}));
    expect(exported).toContain("metrics-month");
    expect(exported).toContain("2026-01-05");
  });

  it("not_found: another account's deal and an unknown one", async () => {
    const other = await ApiUser.registered(url);
    for (const id of [dealId, "deal_none"]) {
      const body = { dealId: id, date: "2026-01-05", customers: 1 };
      expect(errorOf(await other.raw("POST", "/api/analytics", { body })).code).toBe("not_found");
    }
  });

  it("validation_failed: names what is wrong", async () => {
    for (const [field, body] of [
      ["date", { date: "2999-01-01" }],
      ["date", { date: "yesterday" }],
      ["impressions", { date: "2026-01-05", impressions: -1 }],
      ["revenue", { date: "2026-01-05", revenue: 0.001 }],
    ] as const) {
      const answer = errorOf(await caller.raw("POST", "/api/analytics", { body: { dealId, ...body } }));
      expect(answer).toMatchObject({ code: "validation_failed", fields: { [field]: [expect.any(String)] } });
    }
  });
});

describe("deleteMetrics", () => {
  it("deletes a day, and does nothing if it is already gone", async () => {
    await record("2026-01-05", { leadsGenerated: 5 });
    for (let n = 0; n < 2; n++)
      await caller.client.call(deleteMetrics, { params: { dealId, date: "2026-01-05" } });
    expect(await entries("2026-01")).toEqual([]);
    expect((await tileOf("leads", january))?.value).toBe(0);
  });
});

describe("listMetrics", () => {
  it("lists a month of the caller's own data, and nothing of another account's deal", async () => {
    for (const date of ["2026-01-31", "2026-01-01", "2026-02-01"]) await record(date, { leadsGenerated: 1 });
    expect((await entries("2026-01")).map(({ date }) => date)).toEqual(["2026-01-01", "2026-01-31"]);
    const other = await ApiUser.registered(url);
    expect(await other.client.call(listMetrics, { query: { dealId, month: "2026-01" } })).toEqual([]);
  });

  it("validation_failed: an invalid month", async () => {
    const answer = await caller.raw("GET", `/api/analytics/entries?dealId=${dealId}&month=2026-13`);
    expect(errorOf(answer).code).toBe("validation_failed");
  });
});

describe("importMetrics", () => {
  const load = (csv: string, dryRun?: "true") =>
    caller.client.call(importMetrics, { query: dryRun ? { dryRun } : {}, body: { csv } });
  const file = () => `dealId,date,leadsGenerated\n${dealId},2026-01-05,5\n${dealId},2026-01-06,6\n`;

  it("previews, imports, and changes nothing when repeated", async () => {
    expect(await load(file(), "true")).toMatchObject({ dryRun: true, added: 2, errors: [] });
    expect(await entries("2026-01")).toEqual([]);
    expect(await load(file())).toMatchObject({ dryRun: false, added: 2 });
    expect((await tileOf("leads", january))?.value).toBe(11);
    expect(await load(file())).toMatchObject({ added: 0, replaced: 0, unchanged: 2 });
    expect((await tileOf("leads", january))?.value).toBe(11);
  });

  it("names the line and column of an error, and stores nothing from the file", async () => {
    const result = await load(`${file()}${dealId},2026-01-07,six\n`);
    expect(result).toMatchObject({ added: 0, errors: [{ line: 4, column: "leadsGenerated" }] });
    expect(await entries("2026-01")).toEqual([]);
  });

  it("asks for what a file leaves open, and takes the answer", async () => {
    const body = { csv: `Deal ID;Date;Leads\n${dealId};03/04/2025;5\n` };
    const asked = await caller.client.call(importMetrics, { query: {}, body });
    expect(asked).toMatchObject({ added: 0, asks: [{ about: "dateOrder", line: 2 }] });
    expect(await entries("2025-04")).toEqual([]);
    const told = { ...body, dateOrder: "dmy" as const };
    expect(await caller.client.call(importMetrics, { query: {}, body: told })).toMatchObject({ added: 1 });
    expect(await entries("2025-04")).toMatchObject([{ date: "2025-04-03", leadsGenerated: 5 }]);
  });

  it("validation_failed: an empty file", async () => {
    const answer = await caller.raw("POST", "/api/analytics/imports", { body: { csv: "" } });
    expect(errorOf(answer)).toMatchObject({
      code: "validation_failed",
      fields: { csv: ["The file is empty"] },
    });
  });
});

describe("loadSampleAnalytics", () => {
  it("is shown with a label until the account has its own numbers", async () => {
    for (let n = 0; n < 2; n++) await caller.client.call(loadSampleAnalytics, {});
    expect(await page()).toMatchObject({ sample: true, measured: true });
    await record("2026-01-05", { leadsGenerated: 5 });
    expect(await page()).toMatchObject({ sample: false, measured: true });
    expect((await tileOf("leads", january))?.value).toBe(5);
  });

  it("conflict: the account has its own numbers", async () => {
    await record("2026-01-05", { leadsGenerated: 5 });
    expect(errorOf(await caller.raw("POST", "/api/analytics/sample")).code).toBe("conflict");
  });
});

describe("removeSampleAnalytics", () => {
  it("leaves nothing, and does nothing if there is none", async () => {
    await caller.client.call(loadSampleAnalytics, {});
    for (let n = 0; n < 2; n++) await caller.client.call(removeSampleAnalytics, {});
    expect(await page()).toMatchObject({ sample: false, measured: false });
  });
});

describe("setAnalyticsGoal", () => {
  it("is shown next to its number until it is removed", async () => {
    const set = (goal: number | null) =>
      caller.client.call(setAnalyticsGoal, { params: { tile: "leads" }, body: { goal } });
    await set(400);
    expect((await tileOf("leads"))?.goal).toBe(400);
    await set(null);
    expect((await tileOf("leads"))?.goal).toBeNull();
  });

  it("validation_failed: a goal of zero", async () => {
    const answer = await caller.raw("PUT", "/api/analytics/goals/leads", { body: { goal: 0 } });
    expect(errorOf(answer)).toMatchObject({
      code: "validation_failed",
      fields: { goal: [expect.any(String)] },
    });
  });
});
