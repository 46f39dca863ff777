import { plainBenefit } from "@marquee/contracts/events/benefits";

// @vitest-environment jsdom

import {
  createSponsorshipDeal,
  getSponsorshipDeal,
  holdSponsorshipPackage,
  listSponsorshipDeals,
  listSponsorshipPackages,
} from "@marquee/contracts/deals/deals";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { listClosedPrices, listRecommendedEvents } from "@marquee/contracts/events/match";
import { listSavedEvents } from "@marquee/contracts/events/saved-events";
import { getCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idea } from "#testing/campaign-examples.ts";
import { deal, listedDeal, offeredPackage } from "#testing/deal-examples.ts";
import { addOn, event, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { DealPage } from "./deal-page.tsx";
import { DealsPage } from "./deals-page.tsx";
import { NewDealPage } from "./new-deal-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, deal);
  server.answer(listSponsorshipPackages, [offeredPackage]);
  server.answer(getEvent, eventDetail);
  server.answer(listRecommendedEvents, []);
  server.answer(listSavedEvents, []);
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

describe("a new deal", () => {
  test("cannot be offered before its package was read, and says so", async () => {
    let answered = () => {};
    const waits = new Promise<void>((resolve) => {
      answered = resolve;
    });
    vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
      if (input.includes("/api/sponsorship-packages?")) await waits;
      return server.fetch(input, init);
    });
    show("/sponsorships/new?event=evt_1&package=spk_1&step=review");
    const send = await screen.findByRole("button", { name: "Send offer" });
    expect(send.getAttribute("aria-disabled")).toBe("true");
    answered();
    await waitFor(() => expect(send.getAttribute("aria-disabled")).toBeNull());
  });

  const next = () => userEvent.click(screen.getByRole("button", { name: "Next" }));

  test("consists of an event, a package and an offer, and is sent after review", async () => {
    server.answer(createSponsorshipDeal, deal);
    show("/sponsorships/new");
    await screen.findByRole("button", { name: "Night Summit" });
    await next();
    await screen.findByText("Choose an event");
    // Picking an event goes on.
    await userEvent.click(screen.getByRole("button", { name: "Night Summit" }));
    await userEvent.click(await screen.findByRole("radio", { name: /Stage Partner/ }));
    await next();
    fireEvent.change(await screen.findByRole("textbox", { name: /Offer amount/ }), {
      target: { value: "$36,500" },
    });
    await next();
    await screen.findByText("$36,500");
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(shownAddress()).toBe("/sponsorships/deal_1"));
    expect(server.bodies(createSponsorshipDeal)).toEqual([
      {
        packageId: "spk_1",
        packageHash: offeredPackage.packageHash,
        addOns: [],
        amount: "$36,500",
        notes: "",
        note: "",
        kpis: [],
        closingDate: null,
      },
    ]);
  });

  test("begins with saved events and the best matches, each once, no more than a page, and a search has all others", async () => {
    const named = (id: string, name: string) => ({ ...event, id, name });
    const best = { ...named("evt_9", "Best Fit Forum"), match: { score: 87, parts: [] } };
    const others = Array.from({ length: 20 }, (_, at) => named(`evt_other_${at}`, `Other ${at}`));
    server.answer(listSavedEvents, [
      { ...named("evt_8", "Saved Days"), saved: true },
      { ...named("evt_7", "Sold Out Days"), saved: true, spotsLeft: 0 },
    ]);
    server.answer(listRecommendedEvents, [best]);
    server.answer(listEvents, [named("evt_9", "Best Fit Forum"), ...others]);
    show("/sponsorships/new");
    const names = async () =>
      (await screen.findAllByRole("rowheader")).map((head) => within(head).getByRole("button").textContent);
    await screen.findByRole("button", { name: "Saved Days" });
    expect(await names()).toEqual([
      "Saved Days",
      "Best Fit Forum",
      ...Array.from({ length: 10 }, (_, at) => `Other ${at}`),
    ]);
    expect(screen.getByText("87% match")).toBeDefined();
    server.answer(listEvents, others);
    await userEvent.type(screen.getByRole("searchbox"), "other");
    await waitFor(async () => expect(await names()).toEqual(others.map(({ name }) => name)));
  });

  test("shows beside an offer what the package costs, what closed deals paid and earlier deals with its host, and Morgan's number on request", async () => {
    server.answer(getEvent, { ...eventDetail, attendeeCount: 900, hostId: "usr_host" });
    server.answer(listClosedPrices, [
      { tier: "gold", deals: 12, perAttendee: { median: 40, low: 30, high: 45 } },
    ]);
    server.answer(listSponsorshipDeals, [
      { ...listedDeal, id: "deal_7", eventName: "Last Summit", amount: 21_000, status: "completed" },
      { ...listedDeal, id: "deal_8", eventName: "Of another host", hostId: "usr_other" },
    ]);
    show("/sponsorships/new?event=evt_1&package=spk_1&step=offer", { ...ada, budget: 33_333 });
    const panel = within(await screen.findByRole("complementary", { name: "What it should cost" }));
    expect(panel.getByText("$42.22 per attendee")).toBeDefined();
    await panel.findByText("$27,000 to $40,500");
    expect(panel.getByText("Median $36,000, across 12 deals")).toBeDefined();
    const earlier = await panel.findAllByRole("link");
    expect(earlier.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Last Summit", "/sponsorships/deal_7"],
    ]);
    expect(screen.queryByRole("region", { name: "Morgan's number" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Ask Morgan for a number/ }));
    const morgan = within(await screen.findByRole("region", { name: "Morgan's number" }));
    expect(morgan.getByText("Offer $33,300")).toBeDefined();
    await userEvent.click(morgan.getByRole("button", { name: "Use $33,300" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Offer amount/ }).value).toBe("33300");
  });

  test("for $0 is pointed out in the review, and sent once the sponsor says that it is meant", async () => {
    server.answer(createSponsorshipDeal, deal);
    show("/sponsorships/new?event=evt_1&package=spk_1&step=offer");
    fireEvent.change(await screen.findByRole("textbox", { name: /Offer amount/ }), {
      target: { value: "$0.00" },
    });
    await next();
    await screen.findByText("This offer is for $0. The sponsor would pay nothing.");
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await screen.findByText("Confirm that you mean $0, or change the amount");
    expect(server.count(createSponsorshipDeal)).toBe(0);
    await userEvent.click(screen.getByRole("checkbox", { name: "Yes, offer $0" }));
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(shownAddress()).toBe("/sponsorships/deal_1"));
    expect(server.bodies(createSponsorshipDeal)).toEqual([
      {
        packageId: "spk_1",
        packageHash: offeredPackage.packageHash,
        addOns: [],
        amount: "$0.00",
        notes: "",
        note: "",
        kpis: [],
        closingDate: null,
      },
    ]);
  });

  test.each([
    ["says for which concept it is and keeps the link", "found"],
    ["leaves out a concept that is gone", "gone"],
  ])("%s", async (_, state) => {
    server.answer(createSponsorshipDeal, deal);
    if (state === "found") server.answer(getCampaignIdea, idea);
    else server.refuse(getCampaignIdea, "not_found");
    show("/sponsorships/new?event=evt_1&package=spk_1&step=review&concept=idea_1");
    if (state === "found") {
      const link = await screen.findByRole("link", { name: idea.name });
      expect(link.getAttribute("href")).toBe("/campaigns/idea_1");
      expect(screen.getByText("The host doesn't see this.")).toBeDefined();
    }
    await screen.findByText("Stage Partner");
    await waitFor(() => expect(server.asked(getCampaignIdea)).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(shownAddress()).toBe("/sponsorships/deal_1"));
    const [sent] = server.bodies(createSponsorshipDeal);
    if (state === "found") expect(sent).toMatchObject({ packageId: "spk_1", conceptId: "idea_1" });
    else expect(sent).not.toHaveProperty("conceptId");
  });

  test("takes add-ons, whose prices are added to the package's; sold-out ones cannot be chosen", async () => {
    server.answer(createSponsorshipDeal, deal);
    const gone = { ...addOn, id: "add_2", benefit: "Booth by the door", remaining: 0 };
    server.answer(getEvent, { ...eventDetail, addOns: [addOn, gone] });
    server.answer(listRecommendedEvents, []);
    const read = [addOn, gone].map(({ id, benefit, benefitItem, price }) => ({
      id,
      benefit,
      benefitItem,
      price,
    }));
    server.answer(listSponsorshipPackages, [{ ...offeredPackage, addOns: read }]);
    show("/sponsorships/new?event=evt_1&package=spk_1&step=offer");
    await userEvent.click(await screen.findByRole("checkbox", { name: /Seat at the dinner/ }));
    await screen.findByText(/The package and the add-ons cost \$40,000/);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Booth by the door/ }).disabled).toBe(true);
    await next();
    await screen.findByText("$40,000");
    expect(screen.getByText("2 × Seat at the dinner")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(server.bodies(createSponsorshipDeal)).toMatchObject([{ addOns: ["add_1"] }]));
    expect(server.bodies(createSponsorshipDeal)[0]).not.toHaveProperty("amount");
  });

  test("for a package that changed meanwhile is refused, and sent once the sponsor has read what changed", async () => {
    server.refuse(createSponsorshipDeal, "stale_version");
    show("/sponsorships/new?event=evt_1&package=spk_1&step=offer");
    fireEvent.change(await screen.findByRole("textbox", { name: /Message to the host/ }), {
      target: { value: "We bring a demo bus." },
    });
    await next();
    await screen.findByText("Two seats on the panel (Custom, by the end of the event)");
    const sticker = { ...plainBenefit("Sticker on a bin"), kind: "branding" as const };
    const changed = { ...offeredPackage, benefitItems: [sticker], packageHash: "d".repeat(64) };
    server.answer(listSponsorshipPackages, [changed]);
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    const note = within(await screen.findByRole("alert", { name: "This has changed since you opened it" }));
    expect(note.getByText("Sticker on a bin (Branding, by the end of the event)")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    expect(server.count(createSponsorshipDeal)).toBe(1);
    server.answer(createSponsorshipDeal, deal);
    await userEvent.click(note.getByRole("button", { name: "I've read the changes" }));
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await waitFor(() =>
      expect(server.bodies(createSponsorshipDeal)).toMatchObject([
        { packageHash: offeredPackage.packageHash },
        { packageHash: changed.packageHash, note: "We bring a demo bus." },
      ]),
    );
  });

  test("starts at its offer if a link has chosen the package, and keeps what is typed", async () => {
    const at = "/sponsorships/new?event=evt_1&package=spk_1&step=offer";
    show(at);
    const message = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Message to the host/ });
    fireEvent.change(await message(), { target: { value: "We bring a demo bus." } });
    cleanup();
    show(at);
    expect((await message()).value).toBe("We bring a demo bus.");
    await screen.findByText(/The package costs \$38,000/);
  });

  test("shows the server's errors at their fields", async () => {
    server.refuse(createSponsorshipDeal, "validation_failed", { amount: ["Amount must be at most $5"] });
    show("/sponsorships/new?event=evt_1&package=spk_1&step=review");
    await screen.findByText("Stage Partner");
    await userEvent.click(screen.getByRole("button", { name: "Send offer" }));
    await screen.findByText(/Amount must be at most \$5/);
  });

  test("cannot be made for a sold-out package, unless a spot is held for the user", async () => {
    server.answer(listSponsorshipPackages, [
      { ...offeredPackage, remaining: 0 },
      {
        ...offeredPackage,
        id: "spk_2",
        name: "Booth",
        remaining: 0,
        ownHold: { kind: "offered", expiresAt: "2026-01-06T09:00:00.000Z" },
      },
    ]);
    show("/sponsorships/new?event=evt_1&step=package");
    const soldOut = await screen.findByRole<HTMLInputElement>("radio", { name: /Stage Partner/ });
    expect(soldOut.disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Booth/ }).disabled).toBe(false);
  });

  test("says at the choice of a package that the user's industry is taken, and where to set one", async () => {
    server.answer(getEvent, { ...eventDetail, oneSponsorPerIndustry: true, takenIndustries: ["tech"] });
    server.answer(listRecommendedEvents, []);
    server.answer(listSponsorshipPackages, [{ ...offeredPackage, barredBy: "industry_taken" }]);
    show("/sponsorships/new?event=evt_1&step=package");
    await screen.findByText(/Yours is taken/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Stage Partner/ }).disabled).toBe(true);
    screen.getByRole("button", { name: "Join waiting list: Stage Partner" });
    cleanup();
    server.answer(listSponsorshipPackages, [{ ...offeredPackage, barredBy: "industry_missing" }]);
    show("/sponsorships/new?event=evt_1&step=package");
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Edit profile" });
    expect(link.getAttribute("href")).toBe("/profile");
    expect(screen.queryByRole("button", { name: /Join waiting list/ })).toBeNull();
  });
});
