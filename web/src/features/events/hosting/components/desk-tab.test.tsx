// @vitest-environment jsdom

import { listOwedDeliverables, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { listInquiries } from "@marquee/contracts/deals/inquiries";
import type { OwedDeliverable } from "@marquee/contracts/deals/owed-deliverable";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listedDeal } from "#testing/deal-examples.ts";
import { inquirySummary } from "#testing/event-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { DeskTab } from "./desk-tab.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showPage(<DeskTab />, { at: "/hosting?view=desk" });
const owed: OwedDeliverable = {
  dealId: "deal_1",
  n: 1,
  benefit: "Logo on the badge",
  status: "pending",
  dueDate: "2026-01-01",
  timeZone: "UTC",
  eventName: "Night Summit",
  packageName: "Stage Partner",
  with: { name: "Ada Park", company: "Acme" },
};

describe("the to-do list", () => {
  test("shows due items, offers and inquiries of the host, not those of a sponsor", async () => {
    const offered = { ...listedDeal, ownSide: "host" as const, with: { name: "Ada Park", company: "Acme" } };
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    server.answer(listSponsorshipDeals, [
      { ...offered, expiresAt },
      { ...listedDeal, id: "deal_2", with: { name: "Somebody", company: "Else" }, expiresAt },
    ]);
    server.answer(listInquiries, [
      { ...inquirySummary, ownSide: "host", with: { name: "Bea Brand", company: "" } },
      { ...inquirySummary, id: "inq_2", with: { name: "Own question", company: "" } },
    ]);
    server.answer(listOwedDeliverables, [owed]);
    show();
    const due = await screen.findByRole("link", { name: "Deliver: Logo on the badge" });
    expect(due.getAttribute("href")).toBe("/sponsorships/deal_1?tab=deliverables");
    expect((await screen.findByRole("link", { name: "Answer the offer" })).getAttribute("href")).toBe(
      "/sponsorships/deal_1",
    );
    expect(screen.getByRole("link", { name: "Acme" })).toBeDefined();
    expect(await screen.findByRole("link", { name: /Bea Brand/ })).toBeDefined();
    expect(screen.queryByText(/Somebody|Own question|Else/)).toBeNull();
  });

  test("says so when it is empty", async () => {
    server.answer(listSponsorshipDeals, []);
    server.answer(listInquiries, []);
    server.answer(listOwedDeliverables, []);
    show();
    for (const text of ["Nothing is due this week.", "No offers to answer.", "No inquiries yet."])
      expect(await screen.findByText(text)).toBeDefined();
  });
});
