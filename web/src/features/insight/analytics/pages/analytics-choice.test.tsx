// @vitest-environment jsdom

import { getAnalytics } from "@marquee/contracts/insight/analytics";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { analytics, emptyPoint } from "#testing/analytics-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { AnalyticsPage } from "./analytics-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getAnalytics, analytics);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (at: string) => showPage(<AnalyticsPage />, { at });
const lastQuery = () => {
  const { consistency: _, ...query } = Object.fromEntries(server.asked(getAnalytics).at(-1)?.query ?? []);
  return query;
};
const keyNumber = (label: string) =>
  screen.findByRole("button", { name: new RegExp(`^${label}: .*Show where it comes from$`) });

describe("a page of analytics", () => {
  test("compares nothing unless that is asked for", async () => {
    const tiles = analytics.tiles.map((tile) => ({ ...tile, value: 50, previous: 40 }));
    server.answer(getAnalytics, { ...analytics, tiles });
    show("/analytics");
    const card = (await keyNumber("Attributed revenue")).closest("div");
    expect(card?.textContent).not.toMatch(/%|Previous/);
    expect(screen.queryByText(/compared with|Previous period:/)).toBeNull();
    cleanup();
    show("/analytics?compare=previous");
    await screen.findByText(/compared with/);
    expect(await screen.findAllByText(/Previous period:/)).toHaveLength(4);
  });

  test("still shows what deals have returned to date for a period without a row", async () => {
    const series = analytics.series.map(({ from }) => emptyPoint(from));
    const tiles = analytics.tiles.map((tile) => ({ ...tile, value: 2.5 }));
    server.answer(getAnalytics, { ...analytics, series, tiles });
    show("/analytics");
    expect((await keyNumber("ROI to date")).textContent).toBe("2.5x");
    expect((await keyNumber("Attributed revenue")).textContent).toBe("–");
  });

  test("lets somebody who sponsors and hosts choose the side, and nobody else", async () => {
    show("/analytics");
    await keyNumber("ROI to date");
    expect(screen.queryByLabelText("Your side")).toBeNull();
    cleanup();
    server.answer(getAnalytics, { ...analytics, sides: ["brand", "host"] });
    show("/analytics?deal=deal_1");
    await userEvent.selectOptions(await screen.findByLabelText("Your side"), "As a host");
    await waitFor(() => expect(lastQuery()).toEqual({ range: "last30", side: "host" }));
  });

  test("shows the days that a link asks for, until another range is chosen", async () => {
    const days = { from: "2025-01-02", to: "2026-01-07" };
    show(`/analytics?${new URLSearchParams({ deal: "deal_1", side: "brand", ...days })}`);
    await keyNumber("ROI to date");
    expect(lastQuery()).toEqual({ ...days, deal: "deal_1", side: "brand" });
    const range = screen.getByLabelText<HTMLSelectElement>("Time range");
    expect(range.selectedOptions[0]?.textContent).toMatch(/2025.*2026/);
    await userEvent.selectOptions(range, "Last 7 days");
    await waitFor(() => expect(lastQuery()).toEqual({ range: "last7", deal: "deal_1", side: "brand" }));
  });
});
