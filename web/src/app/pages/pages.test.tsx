// @vitest-environment jsdom

import { listCampaignGenerations, listCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { listMessages } from "@marquee/contracts/http/chat";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { generation } from "#features/campaigns/model/examples.ts";
import { ada, fakeServer } from "#lib/fake-server.ts";
import { rememberPlace } from "#lib/places.ts";
import { showPage } from "#lib/show-page.tsx";
import { NotFound } from "./not-found-page.tsx";
import { OverviewPage } from "./overview-page.tsx";

beforeEach(() => {
  const server = fakeServer();
  server.answer(listCampaignGenerations, [
    generation,
    { ...generation, generationId: "gen_2", status: "failed" },
  ]);
  server.answer(listCampaignIdeas, []);
  server.answer(listMessages, []);
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("an address without a page", () => {
  test("offers the search and the three places where one was last", () => {
    for (const path of ["/credits", "/chat", "/campaign-ideation", "/chat", "/nowhere"])
      rememberPlace(ada.id, path);
    showPage(<NotFound />, { at: "/nowhere" });
    expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeDefined();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeDefined();
    const places = within(screen.getByRole("navigation", { name: "Where you were last" }));
    expect(places.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "AI Strategist",
      "Campaign Strategy",
      "Billing & Credits",
    ]);
    expect(screen.getByRole("button", { name: "Search" })).toBeDefined();
  });

  test("offers a visitor the way to the dashboard alone", () => {
    showPage(<NotFound />, { at: "/nowhere", user: null });
    expect(screen.getByRole("link", { name: "Go to the dashboard" })).toBeDefined();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a page that is still being built", () => {
  test.each([
    ["/events", "Events", false],
    ["/sponsorships/7", "Sponsorship Hub", false],
    ["/analytics", "Enterprise Analytics", true],
    ["/engagement", "Audience Engagement", true],
    ["/ROI", "ROI & Reporting", true],
  ])("%s says so, what is planned, and that what follows is the activity so far", (at, title, hasWayBack) => {
    showPage(<OverviewPage />, { at });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/is coming soon\. Here's your activity so far\.$/)).toBeDefined();
    const plans = within(screen.getByRole("region", { name: "Coming soon" }));
    expect(plans.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("heading", { name: "Your activity so far" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Back to Dashboard" }) !== null).toBe(hasWayBack);
  });

  test("marks of the recent campaigns only those that are not simply done", async () => {
    showPage(<OverviewPage />, { at: "/events" });
    const recent = within(screen.getByRole("region", { name: "Recent campaigns" }));
    expect(await recent.findAllByRole("link", { name: /A late show/ })).toHaveLength(2);
    expect(recent.getByText("Failed")).toBeDefined();
    expect(recent.queryByText("Completed")).toBeNull();
  });
});
