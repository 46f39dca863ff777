// @vitest-environment jsdom

import {
  getAnalytics,
  listTileRows,
  loadSampleAnalytics,
  removeSampleAnalytics,
  setAnalyticsGoal,
} from "@marquee/contracts/insight/analytics";
import { listAnalyticsDeals } from "@marquee/contracts/insight/analytics-deals";
import { type TileId, tiles, viewTiles } from "@marquee/contracts/insight/analytics-measures";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as download from "#browser/download.ts";
import { analytics, emptyPoint, leadRows, measuredDeal } from "#testing/analytics-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { AnalyticsPage } from "./analytics-page.tsx";
import { EngagementPage } from "./engagement-page.tsx";
import { RoiPage } from "./roi-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getAnalytics, analytics);
  server.answer(listTileRows, leadRows);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (at: string) =>
  showPage(
    <Routes>
      <Route path="/" element={<h1>Dashboard</h1>} />
      <Route path="/analytics" element={<AnalyticsPage />} />
      <Route path="/engagement" element={<EngagementPage />} />
      <Route path="/roi" element={<RoiPage />} />
    </Routes>,
    { at },
  );

const withTile = (id: TileId, values: { value?: number; previous?: number; goal?: number }) => ({
  ...analytics,
  tiles: analytics.tiles.map((tile) => (tile.id === id ? { ...tile, ...values } : tile)),
});
const lastQuery = () => {
  const { consistency: _, ...query } = Object.fromEntries(server.asked(getAnalytics).at(-1)?.query ?? []);
  return query;
};
const consistencies = () => server.asked(getAnalytics).map(({ query }) => query.get("consistency"));
const keyNumber = (label: string) =>
  screen.findByRole("button", { name: new RegExp(`^${label}: .*Show where it comes from$`) });

describe("what a page shows", () => {
  test.each([
    ["/analytics", "Enterprise Analytics", viewTiles.analytics],
    ["/engagement", "Audience Engagement", viewTiles.engagement],
    ["/roi", "ROI & Reporting", viewTiles.roi],
  ])("%s has its four numbers, each of which can be opened", async (at, title, visible) => {
    show(at);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
    expect(visible).toHaveLength(4);
    for (const id of visible) expect(await keyNumber(tiles[id].label)).toBeDefined();
    await userEvent.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    expect(screen.getByRole("heading", { name: "Dashboard" })).toBeDefined();
  });

  test("is the last 30 days of all events until the address says otherwise, and the address follows", async () => {
    show("/analytics");
    await keyNumber("Leads");
    expect(lastQuery()).toEqual({ range: "last30" });
    await userEvent.selectOptions(screen.getByLabelText("Time range"), "ytd");
    expect(lastQuery()).toEqual({ range: "ytd" });
    await userEvent.selectOptions(screen.getByLabelText("Event"), "evt_1");
    expect(lastQuery()).toEqual({ range: "ytd", event: "evt_1" });
    expect(shownAddress()).toBe("/analytics?range=ytd&event=evt_1");
    await userEvent.selectOptions(screen.getByLabelText("Event"), "all");
    expect(shownAddress()).toBe("/analytics?range=ytd&event=all");
  });

  test("is all deals until the address names one, and choosing an event drops a deal of another", async () => {
    server.answer(getAnalytics, {
      ...analytics,
      events: [...analytics.events, { id: "evt_2", name: "Day Fair" }],
      deals: [...analytics.deals, { id: "deal_2", name: "Tent Partner", eventId: "evt_2" }],
    });
    show("/analytics");
    await keyNumber("Leads");
    const deals = () =>
      within(screen.getByLabelText("Deal"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(deals()).toEqual(["All deals", "Night Summit: Stage Partner", "Day Fair: Tent Partner"]),
    );
    await userEvent.selectOptions(screen.getByLabelText("Deal"), "deal_1");
    expect(lastQuery()).toEqual({ range: "last30", deal: "deal_1" });
    await userEvent.selectOptions(screen.getByLabelText("Event"), "evt_1");
    expect(shownAddress()).toBe("/analytics?deal=deal_1&event=evt_1");
    expect(lastQuery()).toEqual({ range: "last30", event: "evt_1", deal: "deal_1" });
    expect(deals()).toEqual(["All deals", "Stage Partner"]);
    await userEvent.selectOptions(screen.getByLabelText("Event"), "evt_2");
    expect(shownAddress()).toBe("/analytics?event=evt_2");
    expect(lastQuery()).toEqual({ range: "last30", event: "evt_2" });
  });

  test("lists another user's deal only as the one that the address names", async () => {
    show("/analytics?deal=deal_of_another");
    await keyNumber("Leads");
    expect(lastQuery()).toEqual({ range: "last30", deal: "deal_of_another" });
    expect(screen.getByRole("option", { name: "Another deal", selected: true })).toBeDefined();
  });

  test.each([
    ["/analytics", ["last7", "last30", "last90", "ytd", "12months"]],
    ["/engagement", ["last7", "last30", "last90"]],
    ["/roi", ["last7", "last30", "last90", "ytd", "12months"]],
  ])("%s offers %j, and ignores anything else in the address", async (at, ranges) => {
    show(`${at}?range=forever`);
    await screen.findAllByRole("button", { name: /Show where it comes from$/ });
    const options = within(screen.getByLabelText("Time range")).getAllByRole("option");
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(ranges);
    expect(lastQuery()).toEqual({ range: "last30" });
  });

  test.each([
    ["/analytics", ["Performance", "Pipeline & Revenue", "Predictive Insights"]],
    ["/engagement", ["Engagement", "Conversion", "ROI"]],
  ])("%s keeps its tab in the address", async (at, names) => {
    show(at);
    await keyNumber("Engagement rate");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(names);
    for (const name of names.toReversed()) {
      await userEvent.click(screen.getByRole("tab", { name }));
      expect(screen.getByRole("tab", { name, selected: true })).toBeDefined();
    }
  });

  test("says how a number changed, whether that is good, and how much of its goal is reached", async () => {
    server.answer(getAnalytics, withTile("cost_per_lead", { value: 50, previous: 40, goal: 25 }));
    show("/roi?compare=previous");
    const card = (await keyNumber("Cost per lead to date")).closest("div");
    // Less is better: 25% more is bad, and a value twice the goal is 50% of the way.
    expect(card?.textContent).toContain("$50+25%");
    expect(card?.querySelector(".text-danger")?.textContent).toBe("+25%");
    expect(card?.textContent).toContain("Previous period: $40");
    expect(card?.textContent).toContain("Goal: $2550% reached");
  });

  test("is never an empty frame: without a row it says what to do, and loads the samples", async () => {
    server.answer(getAnalytics, { ...analytics, measured: false });
    server.answer(loadSampleAnalytics, undefined);
    show("/analytics");
    expect(await screen.findByRole("heading", { name: "No measures yet" })).toBeDefined();
    expect(screen.queryByRole("tablist")).toBeNull();
    for (const name of ["Export", "Share"])
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    server.answer(getAnalytics, { ...analytics, sample: true });
    await userEvent.click(screen.getByRole("button", { name: "Load sample data" }));
    expect(await screen.findByText("Sample data")).toBeDefined();
    server.answer(removeSampleAnalytics, undefined);
    server.answer(getAnalytics, { ...analytics, measured: false });
    await userEvent.click(screen.getByRole("button", { name: "Remove sample data" }));
    expect(await screen.findByRole("heading", { name: "No measures yet" })).toBeDefined();
  });

  test("a period without a row has no numbers, rather than zeros", async () => {
    const series = analytics.series.map(({ from }) => emptyPoint(from));
    const tiles = analytics.tiles.map((tile) => ({ ...tile, value: 0, previous: 5 }));
    server.answer(getAnalytics, { ...analytics, series, tiles });
    show("/engagement");
    expect((await keyNumber("Impressions")).textContent).toBe("–");
    expect(screen.getAllByText("Nothing measured in this period")).not.toHaveLength(0);
  });

  test("a chart without numbers in the period says so instead of drawing zeros", async () => {
    show("/engagement?tab=conversion");
    expect(await screen.findAllByText("Nothing measured in this period")).not.toHaveLength(0);
  });

  test("ranks no city before it has enough deals, and says how many are missing", async () => {
    const known = { expectedRoi: 2.5, low: 1, high: 4, revenuePotential: 25_000, estimatedCost: 10_000 };
    const unknown = { expectedRoi: null, low: null, high: null, revenuePotential: null, estimatedCost: null };
    server.answer(getAnalytics, {
      ...analytics,
      locations: [
        { city: "Austin", deals: 6, score: 50, ...known },
        { city: "Boston", deals: 4, score: null, ...unknown },
      ],
    });
    const austin = { ...measuredDeal, city: "Austin" };
    server.answer(listAnalyticsDeals, {
      asOf: analytics.asOf,
      sample: true,
      deals: [
        { ...austin, status: "completed", revenue: 30_000, roi: 3 },
        { ...austin, dealId: "deal_2" },
        { ...austin, dealId: "deal_3", city: "Boston", revenue: 9_000, roi: 0.9 },
      ],
    });
    show("/analytics?tab=predictive");
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows[1]?.textContent).toContain("AustinTop recommendation");
    expect(rows[1]?.textContent).toContain("1x to 4x");
    expect(rows[2]?.textContent).toContain("Needs 1 more deal with results");
    await userEvent.click(screen.getByRole("button", { name: /^Austin, Location score: 50/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Location: Austin" }));
    // Of the two deals there, one has no return yet; a third deal is elsewhere.
    const lines = await dialog.findAllByRole("row");
    expect(lines.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\$30,000.*\$10,000.*3x$/),
      expect.stringMatching(/Average.*\$30,000.*\$10,000.*2.5x$/),
    ]);
  });
});

describe("the charts", () => {
  test("compare the sums so far with the period's goal, exact to the cent", async () => {
    server.answer(getAnalytics, withTile("revenue", { value: 300.3, goal: 500 }));
    show("/analytics");
    const chart = within(await screen.findByRole("region", { name: "Attributed revenue so far" }));
    expect(await chart.findByText("Goal: $500")).toBeDefined();
    await userEvent.click(chart.getByRole("button", { name: "Table" }));
    const values = chart
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent);
    expect(values.map((text) => text?.split("$").at(-1))).toEqual(["100.10", "300.30", "300.30"]);
  });

  test("draw the previous period next to this one on request", async () => {
    show("/analytics?compare=previous");
    await screen.findByRole("region", { name: "Leads" });
    await waitFor(() => expect(lastQuery()).toEqual(analytics.previous));
    const chart = within(screen.getByRole("region", { name: "Leads" }));
    expect(await chart.findByText("Previous period")).toBeDefined();
  });

  test("a number in the table opens the rows of its part of the period", async () => {
    show("/analytics?event=evt_1&deal=deal_1");
    const chart = within(await screen.findByRole("region", { name: "Leads" }));
    await userEvent.click(await chart.findByRole("button", { name: "Table" }));
    await userEvent.click(chart.getByRole("button", { name: "30" }));
    expect(await screen.findByRole("dialog", { name: "Leads" })).toBeDefined();
    await waitFor(() => expect(server.count(listTileRows)).toBe(1));
    expect(Object.fromEntries(server.asked(listTileRows)[0]?.query ?? [])).toEqual({
      from: "2026-01-06",
      to: "2026-01-06",
      event: "evt_1",
      deal: "deal_1",
    });
  });

  test("the arrow keys read a chart's values", async () => {
    show("/analytics");
    const reader = await screen.findByRole("slider", { name: "Values of Leads" });
    expect(reader.getAttribute("aria-valuetext")).toMatch(/Leads 10$/);
  });
});

describe("where a number comes from", () => {
  test("its formula, its rows with who entered them, and their sum, which equals the number", async () => {
    server.answer(getAnalytics, withTile("leads", { value: 40 }));
    show("/analytics");
    await userEvent.click(await keyNumber("Leads"));
    const dialog = within(await screen.findByRole("dialog", { name: "Leads" }));
    expect(await dialog.findByText("Sum of leads generated")).toBeDefined();
    // Once in its own column, once where a phone shows it.
    expect(dialog.getAllByText(/^Ada Park, by CSV import/)).toHaveLength(2);
    const [, first, second, sum] = dialog.getAllByRole("row").map(({ textContent }) => textContent ?? "");
    expect([first, second].map((text) => text?.includes("Stage Partner"))).toEqual([true, true]);
    expect(sum).toMatch(/^DateSumValue40|^Sum.*40$/);
    expect(shownAddress()).toBe("/analytics?number=leads");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shownAddress()).toBe("/analytics"));
  });

  test("rows newer than the page make the page refetch", async () => {
    server.answer(getAnalytics, withTile("leads", { value: 10 }));
    show("/analytics?number=leads");
    await screen.findByRole("dialog", { name: "Leads" });
    await waitFor(() => expect(server.count(getAnalytics)).toBe(2));
  });

  test("its CSV has every row, including those that the dialog leaves out", async () => {
    const save = vi.spyOn(download, "downloadText").mockReturnValue();
    const [newest, oldest] = leadRows.rows;
    server.answer(getAnalytics, withTile("leads", { value: 40 }));
    server.answer(listTileRows, { ...leadRows, rows: newest ? [newest] : [] });
    show("/analytics?number=leads");
    const dialog = within(await screen.findByRole("dialog", { name: "Leads" }));
    expect(await dialog.findByText("Newest 1 of 2 rows. The CSV has all of them.")).toBeDefined();
    // The whole period has too many rows for one answer; its halves do not.
    server.answerBy(listTileRows, (query) => {
      const [from, to] = [query.get("from"), query.get("to")];
      const isWhole = from === "2026-01-05" && to === "2026-01-07";
      const row = isWhole || from === "2026-01-07" ? newest : oldest;
      return { ...leadRows, rows: row ? [row] : [], rowCount: isWhole ? 2 : 1 };
    });
    await userEvent.click(dialog.getByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const [name, text] = save.mock.calls[0] ?? [];
    expect(name).toBe("marquee-leads-2026-01-05-2026-01-07.csv");
    expect(
      text
        ?.trim()
        .split("\r\n")
        .slice(1)
        .map((line) => line.split(",")[3]),
    ).toEqual(["30", "10"]);
  });

  test("a stage of the pipeline lists its deals, which sum to it", async () => {
    server.answer(listAnalyticsDeals, {
      asOf: analytics.asOf,
      sample: false,
      deals: [measuredDeal, { ...measuredDeal, dealId: "deal_2", status: "completed", amount: 5_000 }],
    });
    show("/analytics?tab=pipeline");
    await userEvent.click(await screen.findByRole("button", { name: /^Negotiating, Weighted: \$3,000/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Deal pipeline: Negotiating" }));
    await waitFor(() => expect(dialog.getAllByRole("row")).toHaveLength(3));
    expect(dialog.getAllByRole("row").at(-1)?.textContent).toContain("$3,000");
    cleanup();
    show("/analytics?deal=deal_of_another&number=pipeline.all");
    await screen.findByRole("columnheader", { name: "Weighted" });
    expect(screen.queryByRole("link", { name: /Tech Summit/ })).toBeNull();
  });
});

describe("the actions of a page", () => {
  test("Refresh refetches the period and the previous one, and names what failed", async () => {
    show("/analytics?compare=previous");
    await screen.findByRole("region", { name: "Leads" });
    await waitFor(() => expect(server.count(getAnalytics)).toBe(2));
    // Data on opening a page may be a moment old; data from Refresh may not.
    expect(consistencies()).toEqual(["eventual", "eventual"]);
    server.refuse(getAnalytics, "internal");
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    const note = await screen.findByText(
      /^Couldn't refresh the numbers of this period, the previous period\./,
    );
    expect(note).toBeDefined();
    expect(await keyNumber("Leads")).toBeDefined();
    expect(new Set(consistencies().slice(2))).toEqual(new Set([null]));
  });

  test("a goal is set in the number's unit, and cleared", async () => {
    server.answer(setAnalyticsGoal, undefined);
    show("/roi");
    await userEvent.click(await screen.findByRole("button", { name: "Set goal for ROI to date" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Goal for ROI to date" }));
    await userEvent.type(dialog.getByLabelText("Goal"), "0");
    await userEvent.click(dialog.getByRole("button", { name: "Save goal" }));
    expect(dialog.getByText("Enter a number above 0")).toBeDefined();
    server.answer(getAnalytics, withTile("roi", { goal: 2.5 }));
    await userEvent.clear(dialog.getByLabelText("Goal"));
    await userEvent.type(dialog.getByLabelText("Goal"), "2.5");
    await userEvent.click(dialog.getByRole("button", { name: "Save goal" }));
    await userEvent.click(await screen.findByRole("button", { name: "Edit goal for ROI to date" }));
    await userEvent.click(await screen.findByRole("button", { name: "Clear goal" }));
    await waitFor(() => expect(server.bodies(setAnalyticsGoal)).toEqual([{ goal: 2.5 }, { goal: null }]));
  });

  test.each([
    ["", "", false],
    ["?compare=previous", "&compare=previous", true],
  ])("the page's CSV and PDF contain what the page %s shows", async (search, asked, compares) => {
    const save = vi.spyOn(download, "downloadText").mockReturnValue();
    server.answer(getAnalytics, withTile("leads", { value: 40, previous: 20 }));
    show(`/analytics${search}`);
    await keyNumber("Leads");
    const trigger = screen.getByRole("button", { name: "Export" });
    const panel = document.getElementById(trigger.getAttribute("popovertarget") ?? "");
    if (panel) fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
    const pdf = screen.getByText("Page as PDF");
    expect(pdf.getAttribute("href")).toBe(`/api/analytics/report.pdf?view=analytics&range=last30${asked}`);
    // jsdom has no popovers to close.
    if (panel) panel.hidePopover = () => undefined;
    fireEvent.click(screen.getByText("Page as CSV"));
    const lines = (save.mock.calls[0]?.[1] ?? "").split("\r\n");
    expect(lines).toContain("Key numbers,Leads,2026-01-05,2026-01-07,40");
    expect(lines.includes("Previous period,Leads,2026-01-02,2026-01-04,20")).toBe(compares);
    expect(lines.some((line) => line.startsWith("Previous period"))).toBe(compares);
    expect(lines).toContain("Chart,Attributed revenue so far,2026-01-05,2026-01-06,300.3");
    expect(lines).toContain("Funnel,MQL,2026-01-05,2026-01-07,20");
    expect(lines.some((line) => line.startsWith('Deal pipeline,"Negotiating, Weighted",,,3000'))).toBe(true);
  });
});
