// @vitest-environment jsdom

import {
  getSponsorshipDeal,
  holdSponsorshipPackage,
  listDealHistory,
  listDealVersions,
  listSponsorshipDeals,
  listSponsorshipPackages,
} from "@marquee/contracts/deals/deals";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { listNeeds } from "@marquee/contracts/home/dashboard";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deal, listedDeal, offeredPackage } from "#testing/deal-examples.ts";
import { event, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { need, needs } from "#testing/need-examples.ts";
import { showPage } from "#testing/show-page.tsx";
import { dealTitle } from "../model/deal-names.ts";
import { DealPage } from "./deal-page.tsx";
import { DealsPage } from "./deals-page.tsx";
import { NewDealPage } from "./new-deal-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listNeeds, needs());
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, deal);
  server.answer(listSponsorshipPackages, [offeredPackage]);
  server.answer(getEvent, eventDetail);
  server.answer(listEvents, [event]);
  server.answer(holdSponsorshipPackage, {
    packageId: "spk_1",
    kind: "composing",
    expiresAt: "2026-01-05T09:30:00.000Z",
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at: string, user = ada) =>
  showPage(
    <Routes>
      <Route path="/sponsorships" element={<DealsPage />} />
      <Route path="/sponsorships/new" element={<NewDealPage />} />
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at, user },
  );

describe("the list of deals", () => {
  test("puts each deal under its tab, and counts on the tab what the tab lists", async () => {
    server.answer(listSponsorshipDeals, [
      listedDeal,
      { ...listedDeal, id: "deal_2", status: "pending" },
      { ...listedDeal, id: "deal_3", status: "active" },
      { ...listedDeal, id: "deal_4", status: "completed" },
      { ...listedDeal, id: "deal_5", status: "cancelled" },
    ]);
    show("/sponsorships?tab=all");
    await screen.findAllByRole("row");
    const expected = { Active: 1, Negotiating: 2, Completed: 1, "All Deals": 5 };
    for (const [name, count] of Object.entries(expected)) {
      await userEvent.click(screen.getByRole("tab", { name: new RegExp(`^${name} ?${count}$`) }));
      // One row contains the column headers.
      expect(await screen.findAllByRole("row")).toHaveLength(count + 1);
    }
  });

  test.each([
    ["active", "No active deals found"],
    ["negotiating", "No negotiating deals found"],
    ["completed", "No completed deals found"],
    ["all", "No deals found"],
  ])("says what an empty tab %s does not have", async (tab, text) => {
    server.answer(listSponsorshipDeals, []);
    show(`/sponsorships?tab=${tab}`);
    await screen.findByRole("heading", { name: text });
  });

  test("shows the offer, and that a closing date is only proposed during negotiation", async () => {
    server.answer(listSponsorshipDeals, [listedDeal, { ...listedDeal, id: "deal_2", status: "pending" }]);
    show("/sponsorships?tab=negotiating");
    const [, first, second] = await screen.findAllByRole("row");
    expect(within(first as HTMLElement).getByText("Proposed: Feb 1, 2026")).toBeDefined();
    expect(within(second as HTMLElement).getByText("Feb 1, 2026")).toBeDefined();
    expect(within(first as HTMLElement).getByText("$35,000")).toBeDefined();
    const next = within(first as HTMLElement).getByRole("link", { name: "Continue Negotiation" });
    expect(next.getAttribute("href")).toBe("/sponsorships/deal_1");
    expect(within(second as HTMLElement).getByRole("link", { name: "Manage Deal" })).toBeDefined();
  });

  test("says with whom, where, and until when, and has what can be opened in one menu for a phone", async () => {
    const expiresAt = new Date(Date.now() + 26.5 * 3_600_000).toISOString();
    server.answer(listSponsorshipDeals, [{ ...listedDeal, expiresAt }]);
    show("/sponsorships?tab=negotiating");
    const [, row] = await screen.findAllByRole("row");
    const deal = within(row as HTMLElement);
    expect(deal.getByRole("rowheader").textContent).toContain("Stage Partner · Austin, TX");
    expect(deal.getByText("Summit Works")).toBeDefined();
    expect(deal.getByText("1d 2h left")).toBeDefined();
    const trigger = deal.getByRole("button", { name: "Actions for Night Summit" });
    const popover = trigger.parentElement?.querySelector("[popover]") as HTMLElement;
    // jsdom opens no popovers.
    fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" }));
    const items = await within(popover).findAllByRole("menuitem", { hidden: true });
    const links = items.map((item) => [item.textContent, item.getAttribute("href")]);
    expect(links).toEqual([
      ["Continue Negotiation", "/sponsorships/deal_1"],
      ["Preview Contract", "/sponsorships/deal_1?tab=contract"],
    ]);
  });

  test("lets brands and agencies create a deal, and nobody else", async () => {
    show("/sponsorships?tab=all");
    await screen.findByRole("link", { name: "Create New Deal" });
    cleanup();
    show("/sponsorships?tab=all", { ...ada, role: "event_host" });
    await screen.findAllByRole("row");
    expect(screen.queryByRole("link", { name: "Create New Deal" })).toBeNull();
  });

  test("starts with what waits for the user, each with the one button for it", async () => {
    server.answer(listNeeds, needs(need("sign_contract", { from: "Harbor GmbH" }), need("deliver")));
    show("/sponsorships");
    const sign = await screen.findByRole("link", {
      name: "Sign contract: Sign the contract with Harbor GmbH",
    });
    expect(sign.getAttribute("href")).toBe("/sponsorships/deal_1?do=sign");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Needs you2 waiting for you");
    server.answer(listNeeds, needs());
    cleanup();
    show("/sponsorships");
    await screen.findByText("Nothing needs you right now");
  });

  test("offers a retry when it could not be loaded", async () => {
    server.refuse(listSponsorshipDeals, "unavailable");
    show("/sponsorships?tab=active");
    await screen.findByRole("button", { name: "Try again" });
  });
});

describe("a deal's name", () => {
  test.each([
    ["1", "Any event", "Tech Summit 2025"],
    ["4", "", "Developer Days"],
    ["spk_1", "Night Summit", "Night Summit"],
    ["77", "", "Package #77"],
  ])("of package %s of “%s” is “%s”", (packageId, eventName, name) => {
    expect(dealTitle({ packageId, eventName })).toBe(name);
  });
});

describe("a deal", () => {
  test("shows its terms, its package and whose turn it is", async () => {
    show("/sponsorships/deal_1");
    await screen.findByRole("heading", { level: 1, name: "Night Summit" });
    await screen.findByText("Waiting for Hal Host to answer your latest offer.");
    const contract = within(await screen.findByRole("region", { name: "Contract details" }));
    expect(contract.getByText("200 qualified leads")).toBeDefined();
    expect(contract.getByText("Feb 1, 2026")).toBeDefined();
    const summary = within(screen.getByRole("region", { name: "Package summary" }));
    expect(summary.getByRole("link", { name: "Night Summit" }).getAttribute("href")).toBe(
      "/events?event=evt_1",
    );
    expect(screen.getByRole("link", { name: "Back to Deals" })).toBeDefined();
  });

  test("shows what the latest offer changes, and what the other side wrote", async () => {
    const [first] = deal.offers;
    if (!first) throw new Error("The example has an offer");
    server.answer(getSponsorshipDeal, {
      ...deal,
      version: 2,
      offeredBy: "host",
      offers: [
        {
          ...first,
          version: 2,
          by: "host",
          amount: 36_500,
          note: "We can meet in the middle.",
          changes: [
            { field: "amount", old: 35_000, new: 36_500 },
            { field: "closingDate", old: "2026-02-01", new: null },
          ],
        },
        first,
      ],
    });
    show("/sponsorships/deal_1");
    const changes = within(await screen.findByRole("region", { name: "What this offer changes" }));
    expect(changes.getByText("$35,000").tagName).toBe("DEL");
    expect(changes.getByText("$36,500").tagName).toBe("INS");
    expect(changes.getByText("Feb 1, 2026").tagName).toBe("DEL");
    expect(screen.getByText("We can meet in the middle.")).toBeDefined();
    expect(screen.getByText("Hal Host made the latest offer. It's your turn.")).toBeDefined();
  });

  test("shows its newest offers and steps, and the earlier ones on request, each once", async () => {
    const [first] = deal.offers;
    const [step] = deal.history;
    if (!first || !step) throw new Error("The example has an offer and a step");
    const versions = [4, 3, 2, 1].map((version) => ({ ...first, version }));
    server.answer(getSponsorshipDeal, {
      ...deal,
      version: 4,
      offers: versions.slice(0, 2),
      history: [{ ...step, id: "hst_2" }],
      hasEarlier: { offers: true, history: true },
    });
    server.answerPages(listDealVersions, [versions.slice(0, 3), versions.slice(3)]);
    show("/sponsorships/deal_1");
    const prices = within(await screen.findByRole("region", { name: "Prices so far" }));
    const offers = () => prices.getAllByRole("rowheader", { name: /^You/ }).length;
    expect(offers()).toBe(2);
    expect(server.count(listDealVersions)).toBe(0);
    await userEvent.click(prices.getByRole("button", { name: "Show earlier" }));
    await vi.waitFor(() => expect(offers()).toBe(3));
    await userEvent.click(prices.getByRole("button", { name: "Show earlier" }));
    await vi.waitFor(() => expect(offers()).toBe(4));
    expect(prices.queryByRole("button", { name: "Show earlier" })).toBeNull();
    cleanup();
    server.refuse(listDealHistory, "unavailable");
    const visible = async (label: string) =>
      within(await screen.findByRole("list", { name: label })).getAllByRole("listitem").length;
    server.answer(getSponsorshipDeal, {
      ...deal,
      history: [{ ...step, id: "hst_2" }],
      hasEarlier: { offers: false, history: true },
    });
    show("/sponsorships/deal_1?tab=negotiation");
    await userEvent.click(await screen.findByRole("button", { name: "Show earlier" }));
    await screen.findByRole("alert");
    server.answer(listDealHistory, [{ ...step, id: "hst_2" }, step]);
    await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
    await vi.waitFor(async () => expect(await visible("What happened, newest first")).toBe(2));
    expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull();
  });

  test("links its brand to the concept that it was started for", async () => {
    server.answer(getSponsorshipDeal, { ...deal, conceptId: "gen_1-0" });
    show("/sponsorships/deal_1");
    const link = await screen.findByRole("link", { name: "Show concept" });
    expect(link.getAttribute("href")).toBe("/campaigns/gen_1-0");
  });

  test("of other parties reads as absent", async () => {
    server.refuse(getSponsorshipDeal, "not_found");
    show("/sponsorships/deal_9");
    await screen.findByText("This isn't available");
  });
});
