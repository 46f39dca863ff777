// @vitest-environment jsdom

import { listCampaignGenerations, listCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { listMessages } from "@marquee/contracts/http/chat";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { generation } from "#testing/campaign-examples.ts";
import { fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
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
  vi.unstubAllGlobals();
});

describe("a page that is still being built", () => {
  test.each([
    ["/analytics", "Enterprise Analytics"],
    ["/engagement", "Audience Engagement"],
    ["/ROI", "ROI & Reporting"],
  ])("%s says so, what is planned, and that what follows is the activity so far", (at, title) => {
    showPage(<OverviewPage />, { at });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/is coming soon\. Here's your activity so far\.$/)).toBeDefined();
    const plans = within(screen.getByRole("region", { name: "Coming soon" }));
    expect(plans.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("heading", { name: "Your activity so far" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Back to Dashboard" })).toBeDefined();
  });

  test("marks of the recent campaigns only those that are not simply done", async () => {
    showPage(<OverviewPage />, { at: "/analytics" });
    const recent = within(screen.getByRole("region", { name: "Recent campaigns" }));
    expect(await recent.findAllByRole("link", { name: /A late show/ })).toHaveLength(2);
    expect(recent.getByText("Failed")).toBeDefined();
    expect(recent.queryByText("Completed")).toBeNull();
  });
});
