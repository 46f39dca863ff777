// @vitest-environment jsdom

import {
  type Deal,
  getSponsorshipDeal,
  listDealVersions,
  listSponsorshipDeals,
} from "@marquee/contracts/deals/deals";
import { getEvent } from "@marquee/contracts/events/events";
import { listClosedPrices } from "@marquee/contracts/events/match";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deal, listedDeal } from "#testing/deal-examples.ts";
import { eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { DealPage } from "../pages/deal-page.tsx";

let server: FakeServer;

const [first] = deal.offers;
if (!first) throw new Error("The example has an offer");
/** The list price is $38,000; the host has come down to $37,000, and the brand has offered $30,000. */
const countered: Deal = {
  ...deal,
  version: 2,
  offeredBy: "host",
  amount: 37_000,
  moves: ["propose", "request_changes", "accept", "decline"],
  offers: [
    {
      ...first,
      version: 2,
      by: "host",
      amount: 37_000,
      changes: [{ field: "amount", old: 30_000, new: 37_000 }],
    },
    { ...first, amount: 30_000 },
  ],
};
const closed = [{ tier: "gold" as const, deals: 12, perAttendee: { median: 40, low: 30, high: 45 } }];

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, countered);
  server.answer(getEvent, { ...eventDetail, attendeeCount: 900 });
  server.answer(listClosedPrices, closed);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (changes = {}) =>
  showPage(
    <Routes>
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at: "/sponsorships/deal_1", user: { ...ada, ...changes } },
  );

/** The rows of the price line: what each is, and its amount. */
async function prices(): Promise<[string, string][]> {
  const region = within(await screen.findByRole("region", { name: "Prices so far" }));
  return region
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("rowheader").textContent ?? "",
      within(row).getAllByRole("cell").at(-1)?.textContent ?? "",
    ]);
}

describe("a negotiation", () => {
  test("has both sides' offers in turn, the list price, and what closed deals paid for as many attendees", async () => {
    show();
    expect(await prices()).toEqual([
      [expect.stringMatching(/^You/), "$30,000"],
      [expect.stringMatching(/^Summit Works/), "$37,000"],
      [expect.stringMatching(/^List price/), "$38,000"],
      ["Median of 12 deals$27,000 to $40,500", "$36,000"],
    ]);
  });

  test("shows the last five offers, and all of them on request, without asking for what is there", async () => {
    const offers = Array.from({ length: 8 }, (_, at) => ({ ...first, version: 8 - at, amount: 30_000 + at }));
    server.answer(getSponsorshipDeal, { ...countered, version: 8, offers });
    show();
    expect(await prices()).toHaveLength(5 + 2);
    await userEvent.click(screen.getByRole("button", { name: "Show earlier" }));
    expect(await prices()).toHaveLength(8 + 2);
    expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull();
    expect(server.count(listDealVersions)).toBe(0);
  });

  test("shows nothing of closed deals while there are too few", async () => {
    server.answer(listClosedPrices, []);
    show();
    expect((await prices()).at(-1)).toEqual(["Closed dealsToo few to tell", "–"]);
  });

  test("has Morgan's number with what it is based on, and puts it into the counter-offer on a click", async () => {
    show({ budget: 33_000 });
    const morgan = within(await screen.findByRole("region", { name: "Morgan's number" }));
    expect(morgan.getByText("Answer with $31,000")).toBeDefined();
    const evidence = morgan.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(evidence).toEqual([
      "12 closed deals: median $36,000, from $27,000 to $40,500",
      "List price $38,000",
      "Your budget $33,000",
      "Summit Works moved $1,000",
      "You haven't moved",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Make Counter-offer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Make Counter-offer" }));
    await userEvent.click(dialog.getByRole("button", { name: "Use $31,000" }));
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Amount/ }).value).toBe("31000");
  });

  test("has no number against one's own offer", async () => {
    server.answer(getSponsorshipDeal, { ...countered, ownSide: "host" });
    show();
    await prices();
    expect(screen.queryByRole("region", { name: "Morgan's number" })).toBeNull();
  });

  test("names the difference from the package, benefit by benefit", async () => {
    const benefitItem = deal.benefitItems[0];
    if (!benefitItem) throw new Error("The example has a benefit");
    server.answer(getEvent, {
      ...eventDetail,
      packages: eventDetail.packages.map((each) => ({ ...each, benefitItems: deal.benefitItems })),
    });
    server.answer(getSponsorshipDeal, {
      ...countered,
      benefitItems: [benefitItem, { ...benefitItem, text: "Flag on the pier" }],
    });
    show();
    const region = within(await screen.findByRole("region", { name: "Compared with the package" }));
    expect(region.getByText("$38,000").tagName).toBe("DEL");
    expect(region.getByText(/Flag on the pier/).tagName).toBe("INS");
    expect(region.queryByText(/Two seats on the panel/)).toBeNull();
  });

  test("ends with the amount that its buttons answer", async () => {
    show();
    const label = await screen.findByText("Offer from Summit Works");
    expect(label.previousSibling?.textContent).toBe("$37,000");
    const buttons = label.closest("div")?.querySelectorAll("button") ?? [];
    expect([...buttons].map(({ textContent }) => textContent)).toEqual([
      "Make Counter-offer",
      "Request Changes",
      "Decline",
      "Accept Contract",
    ]);
  });

  test("says where the deal is, and where and how it ended", async () => {
    show();
    const now = await screen.findByRole("list", { name: "Progress of the deal" });
    expect(now.querySelector("[aria-current=step]")?.textContent).toMatch(/^Terms.*current stage$/);
    cleanup();
    server.answer(getSponsorshipDeal, {
      ...countered,
      status: "cancelled",
      moves: [],
      endedBy: "host",
      endReason: "No.",
      history: deal.history.map((each) => ({ ...each, action: "decline" })),
    });
    show();
    const ended = await screen.findByRole("list", { name: "Progress of the deal" });
    expect(ended.querySelector("[aria-current=step]")?.textContent).toMatch(/^Terms.*Declined$/);
    expect(screen.getByText("Last amount")).toBeDefined();
  });
});
