// @vitest-environment jsdom

import { type Deal, getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { getEvent } from "@marquee/contracts/events/events";
import { getAnalytics } from "@marquee/contracts/insight/analytics";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { analytics } from "#testing/analytics-examples.ts";
import { deal } from "#testing/deal-examples.ts";
import { eventDetail } from "#testing/event-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { DealResultsPage } from "./deal-results-page.tsx";

let server: FakeServer;

const completed: Deal = {
  ...deal,
  status: "completed",
  signedAt: deal.createdAt,
  kpis: ["200 qualified leads", "40,000 impressions", "A full room"],
};
const values: Partial<Record<TileId, number>> = { mqls: 150, impressions: 52_000, revenue: 87_500, roi: 2.5 };
const measured = {
  ...analytics,
  tiles: analytics.tiles.map((tile) => ({ ...tile, value: values[tile.id] ?? null })),
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getSponsorshipDeal, completed);
  server.answer(getAnalytics, measured);
  server.answer(getEvent, eventDetail);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showPage(
    <Routes>
      <Route path="/sponsorships/:id/results" element={<DealResultsPage />} />
    </Routes>,
    { at: "/sponsorships/deal_1/results" },
  );

test("a deal's goals stand beside what was measured of it over its whole life", async () => {
  show();
  await screen.findByRole("heading", { level: 1, name: "Results: Night Summit" });
  const region = within(await screen.findByRole("region", { name: "Goals and results" }));
  const rows = region.getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["200 qualified leads", "150", "75%"],
    ["40,000 impressions", "52,000", "130%"],
    ["A full room", "–", "Not measured"],
  ]);
  expect(region.getByText("1 of 2 measured goals met.")).toBeDefined();
  const [asked] = server.asked(getAnalytics);
  const query = Object.fromEntries(asked?.query ?? []);
  expect(query).toMatchObject({ deal: "deal_1", side: "brand", from: "2026-01-05" });
  const money = within(screen.getByRole("region", { name: "Cost and return" }));
  expect(money.getByText("$35,000")).toBeDefined();
  expect(money.getByText("2.5x")).toBeDefined();
});

/** The lit faces of events on the page. */
const posters = () => document.querySelectorAll('img[src^="data:image/svg+xml"]');

test("the event's poster and both sides' monograms head the page; an event that cannot be read leaves only the poster out", async () => {
  show();
  await screen.findByRole("heading", { level: 1, name: "Results: Night Summit" });
  await vi.waitFor(() => expect(posters()).toHaveLength(1));
  expect(decodeURIComponent(posters()[0]?.getAttribute("src") ?? "")).toContain("<svg");
  for (const label of ["Sponsor", "Host"])
    expect(screen.getByText(label).parentElement?.querySelector("svg text")?.textContent).toMatch(
      /^\S{1,2}$/,
    );
  cleanup();
  server.refuse(getEvent, "not_found");
  show();
  await screen.findByRole("region", { name: "Goals and results" });
  expect(posters()).toHaveLength(0);
});

test("sample numbers are nobody's results", async () => {
  server.answer(getAnalytics, { ...measured, sample: true });
  show();
  await screen.findByText("None of the goals have been measured yet.");
  expect(screen.getByText("Nothing has been recorded for this deal yet.")).toBeDefined();
});

test("the page is printed, and leads back to the deal and on to its analytics", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Back to the deal" }).getAttribute("href")).toBe(
    "/sponsorships/deal_1",
  );
  expect(screen.getByRole("link", { name: "Open in Analytics" }).getAttribute("href")).toMatch(
    /^\/analytics\?deal=deal_1&side=brand&from=2026-01-05/,
  );
});

test("a deal of others has no results to see", async () => {
  server.refuse(getSponsorshipDeal, "not_found");
  show();
  await screen.findByText("This isn't available");
});
