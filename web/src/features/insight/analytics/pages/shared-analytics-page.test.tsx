// @vitest-environment jsdom

import { getSharedAnalytics, type SharedAnalytics } from "@marquee/contracts/insight/analytics";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { analytics } from "#testing/analytics-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { SharedAnalyticsPage } from "./shared-analytics-page.tsx";

let server: FakeServer;
const asked: string[] = [];

const { events: _events, deals: _deals, ...drawn } = analytics;
const shared: SharedAnalytics = {
  view: "analytics",
  company: "Acme",
  eventName: "Night Summit",
  eventFace: {
    category: "fintech",
    location: "Austin, TX",
    date: "2026-06-01T09:00:00.000Z",
    timeZone: "America/Chicago",
    attendeeCount: 900,
  },
  dealName: null,
  compares: false,
  expiresAt: "2026-02-06T10:15:00.000Z",
  analytics: drawn,
};

beforeEach(() => {
  server = fakeServer();
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    asked.push(address);
    return server.fetch(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const postersShown = () => document.querySelectorAll('img[src^="data:image/svg+xml"]').length;

const show = () =>
  showPage(
    <Routes>
      <Route path="/shared/analytics/:token" element={<SharedAnalyticsPage />} />
    </Routes>,
    { at: "/shared/analytics/0123456789abcdefghij", user: null },
  );

test.each([
  ["analytics", "Enterprise Analytics", ["Performance", "Pipeline & Revenue", "Predictive Insights"]],
  ["engagement", "Audience Engagement", ["Engagement", "Conversion", "ROI"]],
  ["roi", "ROI & Reporting", []],
] as const)("shows %s read-only, with nothing to open, to change or to go to", async (view, title, tabs) => {
  server.answer(getSharedAnalytics, { ...shared, view });
  show();
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(/^Shared by Acme · Night Summit/)).toBeDefined();
  await vi.waitFor(() => expect(postersShown()).toBe(1));
  for (const name of tabs) await userEvent.click(screen.getByRole("tab", { name }));
  expect(screen.queryAllByRole("link")).toEqual([]);
  const names = screen.queryAllByRole("button").map(({ textContent }) => textContent);
  // The chart's own features work entirely in this browser.
  expect(names.filter((name) => name !== "Table" && name !== "Export CSV")).toEqual([]);
  expect(asked).toEqual(["/api/shared/analytics/0123456789abcdefghij"]);
});

test("shows no poster for numbers of all events, nor for an event that is gone", async () => {
  for (const eventName of [null, "Night Summit"]) {
    server.answer(getSharedAnalytics, { ...shared, eventName, eventFace: null });
    show();
    await screen.findByText(eventName === null ? /All events/ : /Night Summit/);
    expect(postersShown()).toBe(0);
    cleanup();
  }
});

test("says which single deal it shows", async () => {
  server.answer(getSharedAnalytics, { ...shared, dealName: "Stage Partner" });
  show();
  expect(await screen.findByText(/^Shared by Acme · Night Summit · Stage Partner · /)).toBeDefined();
});

test.each(["not_found", "validation_failed"] as const)(
  "a link refused as %s reads as one that is gone",
  async (code) => {
    server.refuse(getSharedAnalytics, code);
    show();
    expect(await screen.findByRole("heading", { name: "This link doesn't work anymore" })).toBeDefined();
  },
);

test("a failed load can be retried", async () => {
  server.refuse(getSharedAnalytics, "internal");
  show();
  await screen.findByRole("heading", { name: "Couldn't load the shared page" });
  server.answer(getSharedAnalytics, shared);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Enterprise Analytics" })).toBeDefined();
});
