// @vitest-environment jsdom

import { listBrandDeals } from "@marquee/contracts/deals/deals";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { listClosedPrices, listRecommendedEvents } from "@marquee/contracts/events/match";
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  markSavedSearchRead,
} from "@marquee/contracts/events/saved-searches";
import { listConceptEvents } from "@marquee/contracts/studio/concepts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listedDeal } from "#testing/deal-examples.ts";
import { event, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { EventsPage } from "./events-page.tsx";

const match = eventDetail.match ?? { score: 0, parts: [] };
const search = {
  id: "search_1",
  name: "AI · Berlin",
  filters: { category: "ai" as const, city: "Berlin", maxPrice: 5_000, available: "true" as const },
  createdAt: event.createdAt,
  found: 2,
  unread: 2,
  latest: { eventId: "evt_1", eventName: "Night Summit", at: event.createdAt },
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listEvents, [event]);
  server.answer(getEvent, eventDetail);
  server.answer(listRecommendedEvents, [{ ...event, match }]);
  server.answer(listSavedSearches, [search]);
  server.answer(listClosedPrices, []);
  server.answer(createSavedSearch, search);
  server.answer(deleteSavedSearch, undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at: string, user = ada) => showPage(<EventsPage />, { at, user });

describe("the match", () => {
  test("shows each part with its points and its reason, on the event's page", async () => {
    show("/events?event=evt_1");
    const card = within(await screen.findByRole("region", { name: /Your match/ }));
    expect(card.getByText("63%")).toBeDefined();
    for (const { score, weight, reason } of match.parts) {
      expect(card.getAllByText(`${score} of ${weight}`).length).toBeGreaterThan(0);
      expect(card.getByText(reason)).toBeDefined();
    }
  });

  test("is not shown to hosts, who sponsor nothing", async () => {
    show("/events?event=evt_1", { ...ada, role: "event_host" });
    await screen.findByRole("heading", { level: 1, name: "Night Summit" });
    expect(screen.queryByRole("region", { name: /Your match/ })).toBeNull();
    cleanup();
    show("/events", { ...ada, role: "event_host" });
    await screen.findByRole("link", { name: "Night Summit" });
    expect(screen.queryByRole("tab", { name: "Recommended" })).toBeNull();
  });

  test("sorts the recommended events, whose cards show it", async () => {
    show("/events?view=recommended");
    const card = within(
      (await screen.findByRole("link", { name: "Night Summit" })).closest("li") as HTMLElement,
    );
    expect(card.getByText("63% match")).toBeDefined();
    cleanup();
    server.answer(listRecommendedEvents, []);
    show("/events?view=recommended");
    await screen.findByRole("heading", { name: "No recommendations yet" });
  });

  test("calls what scores under 60 a weak fit, apart from what fits, and shows no reason for what is missing", async () => {
    const at = (id: string, score: number) => ({
      ...event,
      id,
      name: `Event ${id}`,
      match: { ...match, score },
    });
    server.answer(listRecommendedEvents, [at("a", 91), at("b", 80), at("c", 60), at("d", 59)]);
    show("/events?view=recommended");
    const group = async (name: string) => within(await screen.findByRole("region", { name }));
    const names = (within: { getAllByRole: typeof screen.getAllByRole }) =>
      within
        .getAllByRole("heading", { level: 2 })
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(names(await group("2 strong matches"))).toEqual(["Event a", "Event b"]);
    expect(names(await group("1 good match"))).toEqual(["Event c"]);
    const weak = await group("Not a close fit");
    expect(names(weak)).toEqual(["Event d"]);
    expect(weak.getByText("Weak fit, 59%")).toBeDefined();
    expect(weak.queryByText(/match/)).toBeNull();
    cleanup();
    server.answer(getEvent, { ...eventDetail, match: { ...match, score: 59 } });
    show("/events?event=evt_1");
    await screen.findByRole("region", { name: /Weak fit for you/ });
  });
});

describe("events for a concept", () => {
  const reasons = [
    { name: "budget", weight: 25, score: 25, reason: "Packages start within the concept's budget." },
    { name: "audience", weight: 20, score: 20, reason: "It draws CTOs." },
    { name: "format", weight: 15, score: 15, reason: "It takes place in person, like this concept." },
    { name: "industry", weight: 20, score: 12, reason: "It's close to the brief's industry." },
    { name: "place", weight: 15, score: 0, reason: "It's in Austin; the concept is planned in Berlin." },
    { name: "date", weight: 5, score: 3, reason: "It begins soon." },
  ] as const;
  const answer = {
    concept: {
      id: "gen_1-0",
      name: "Night Shift",
      type: "pop_up" as const,
      budget: 40_000,
      location: "Berlin",
      audience: "CTOs",
      industry: "tech" as const,
    },
    events: [{ ...event, match: { score: 75, parts: [...reasons] } }],
  };

  test("show the strongest reasons for and against each, and link to the event and back to the concept", async () => {
    server.answer(listConceptEvents, answer);
    show("/events?concept=gen_1-0");
    expect(await screen.findByRole("heading", { level: 1, name: "Packages for Night Shift" })).toBeDefined();
    expect(screen.getByText(/compared with \$40,000 · Berlin/)).toBeDefined();
    const card = within(screen.getByRole("link", { name: "Night Summit" }).closest("li") as HTMLElement);
    expect(card.getByText("75% match")).toBeDefined();
    const list = within(card.getByRole("list", { name: "Why it fits" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      reasons[0].reason,
      reasons[1].reason,
      reasons[2].reason,
      reasons[4].reason,
    ]);
    expect(screen.getByRole("link", { name: "Night Summit" }).getAttribute("href")).toBe(
      "/events?concept=gen_1-0&event=evt_1",
    );
    expect(screen.getByRole("link", { name: "Back to Concept" }).getAttribute("href")).toBe(
      "/campaigns/gen_1-0",
    );
  });

  test("show all reasons on the event's page, whose packages are for the concept", async () => {
    server.answer(listConceptEvents, answer);
    show("/events?concept=gen_1-0&event=evt_1");
    const card = within(await screen.findByRole("region", { name: /Match for Night Shift/ }));
    for (const { reason } of reasons) expect(card.getByText(reason)).toBeDefined();
    expect(screen.queryByRole("region", { name: /Your match/ })).toBeNull();
    const offer = "/sponsorships/new?event=evt_1&package=spk_1&step=offer&concept=gen_1-0";
    for (const name of [/Stage Partner$/, "Make an offer"])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(offer);
  });

  test("say so when there are none, and when the concept is gone", async () => {
    server.answer(listConceptEvents, { ...answer, events: [] });
    show("/events?concept=gen_1-0");
    await screen.findByRole("heading", { name: "No events to sponsor right now" });
    cleanup();
    server.refuse(listConceptEvents, "not_found");
    show("/events?concept=gen_1-0");
    await screen.findByRole("heading", { name: "This concept isn't in your library" });
  });
});

test("the order is in the address, does not count as a filter, and is sent with the query", async () => {
  server.answer(listEvents, []);
  show("/events");
  await userEvent.selectOptions(await screen.findByLabelText("Order"), "Latest first");
  expect(shownAddress()).toBe("/events?sort=latest");
  await waitFor(() => expect(server.asked(listEvents).at(-1)?.query.get("sort")).toBe("latest"));
  expect(screen.queryByRole("button", { name: /Clear filters|Save this search/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Order"), "Soonest first");
  expect(shownAddress()).toBe("/events");
});

describe("the partner", () => {
  const zoe = { ...ada, isPartner: true };
  const one = { ...listedDeal, status: "active" as const, eventDate: "2026-05-01T09:00:00.000Z" };

  test("has Sponsored Events instead of recommended ones: those of its own deals, the latest first", async () => {
    server.answer(listBrandDeals, [
      one,
      { ...one, id: "deal_2", packageName: "Silver", tier: "silver", status: "pending" },
      {
        ...one,
        id: "deal_3",
        eventId: "evt_3",
        eventName: "Later Summit",
        eventDate: "2026-09-01T09:00:00.000Z",
      },
      { ...one, id: "deal_4", eventId: "evt_4", eventName: "Called off", status: "cancelled" },
    ]);
    show("/events", zoe);
    expect(screen.queryByRole("tab", { name: "Recommended" })).toBeNull();
    await userEvent.click(await screen.findByRole("tab", { name: "Sponsored Events" }));
    // The other tab's panel stays until this one's code is there.
    await screen.findByRole("heading", { name: "Later Summit" });
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(["Later Summit", one.eventName]);
    expect(screen.getByRole("link", { name: "Silver" }).getAttribute("href")).toBe("/sponsorships/deal_2");
    expect(screen.queryByText("Called off")).toBeNull();
    cleanup();
    server.answer(listBrandDeals, []);
    show("/events?view=sponsored", zoe);
    await screen.findByRole("heading", { name: "No sponsored events yet" });
  });

  test("only the partner has them", async () => {
    show("/events?view=sponsored");
    await screen.findByRole("tab", { name: "Recommended" });
    expect(screen.queryByRole("tab", { name: "Sponsored Events" })).toBeNull();
  });
});

test("a package says what it costs per attendee, and what others of its tier did, if enough were sold", async () => {
  server.answer(listClosedPrices, [
    { tier: "gold", deals: 7, perAttendee: { median: 12.5, low: 8, high: 20.25 } },
  ]);
  show("/events?event=evt_1&tab=sponsorship");
  await screen.findByText(
    /^\$7\.31 per attendee\. Gold packages at .+ events sold for \$12\.50 per attendee \(median of 7 completed deals on Marquee, \$8\.00 to \$20\.25\)\.$/,
  );
});

test("an event's packages stand side by side with what others paid, above one black button", async () => {
  server.answer(listClosedPrices, [
    { tier: "gold", deals: 7, perAttendee: { median: 12.5, low: 8, high: 20.25 } },
  ]);
  const [offer] = eventDetail.packages;
  const second = {
    ...offer!,
    id: "spk_2",
    name: "Lounge Partner",
    tier: "silver" as const,
    price: 9_000,
    remaining: 0,
  };
  server.answer(getEvent, { ...eventDetail, packages: [offer!, second] });
  show("/events?event=evt_1");
  const table = await screen.findByRole("table", { name: "Packages with their prices and spots" });
  await within(table).findByText("$12.50");
  const cells = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ["$38,000", "$7.31", "$12.50", "4 of 4", "Select Package"],
    ["$9,000", "$1.73", "–", "Sold out", "Join waiting list"],
  ]);
  expect(screen.getByText(/from 7 completed deals/)).toBeDefined();
  const bar = within(screen.getByRole("region", { name: "Make an offer for this event" }));
  // What is sold out makes no price.
  expect(bar.getByText("From $38,000")).toBeDefined();
  const primaries = Array.from(document.querySelectorAll("main a, main button, body a, body button")).filter(
    ({ className }) => className.includes("bg-primary "),
  );
  expect(new Set(primaries)).toEqual(new Set([bar.getByRole("link", { name: "Make an offer" })]));
});

test.each([
  ["its host", { ...ada, id: "usr_host", accountId: "usr_host", role: "agency" as const }, {}],
  ["somebody who sponsors nothing", { ...ada, role: "event_host" as const }, {}],
  ["an event that is over", ada, { status: "completed" as const }],
])("no offer is asked for from %s", async (_who, user, changes) => {
  server.answer(getEvent, { ...eventDetail, ...changes });
  show("/events?event=evt_1", user);
  await screen.findByRole("table", { name: "Packages with their prices and spots" });
  expect(screen.queryByRole("link", { name: /Make an offer|Select Package/ })).toBeNull();
});

test("an event that is sold out leads to its waiting list", async () => {
  const [offer] = eventDetail.packages;
  server.answer(getEvent, { ...eventDetail, spotsLeft: 0, packages: [{ ...offer!, remaining: 0 }] });
  show("/events?event=evt_1");
  const bar = within(await screen.findByRole("region", { name: "Make an offer for this event" }));
  expect(bar.getByRole("link", { name: "Join waiting list" }).getAttribute("href")).toBe(
    "/sponsorships/new?event=evt_1&step=package",
  );
  expect(bar.getByText("Sold out")).toBeDefined();
});

describe("saved searches", () => {
  test("keep the filters of the address, and are named after them", async () => {
    show("/events?q=night&price=-5000&attendees=500-2000&status=completed");
    await userEvent.click(await screen.findByRole("button", { name: "Save this search" }));
    await waitFor(() => expect(server.count(createSavedSearch)).toBe(1));
    expect(server.bodies(createSavedSearch)[0]).toEqual({
      name: "“night” · Up to $5,000 · 500 to 2,000 attendees",
      filters: { search: "night", maxPrice: 5_000, minAttendees: 500, maxAttendees: 2_000 },
    });
    await waitFor(() => expect(visibleToast()?.title).toBe("Search saved"));
  });

  test("cannot be saved without a filter, nor by status alone: what is published is upcoming", async () => {
    for (const at of ["/events", "/events?status=upcoming"]) {
      show(at);
      await screen.findByRole("link", { name: "Night Summit" });
      expect(screen.queryByRole("button", { name: "Save this search" })).toBeNull();
      cleanup();
    }
  });

  test("say how much they found since they were opened, and opening one notifies the server", async () => {
    server.answer(markSavedSearchRead, undefined);
    show("/events?view=searches");
    expect(await screen.findByText("2 new")).toBeDefined();
    server.answer(listSavedSearches, [{ ...search, unread: 0 }]);
    await userEvent.click(screen.getByRole("link", { name: "AI · Berlin" }));
    await waitFor(() => expect(server.bodies(markSavedSearchRead)).toEqual([{ found: 2 }]));
    cleanup();
    show("/events?view=searches");
    await userEvent.click(await screen.findByRole("link", { name: "AI · Berlin" }));
    expect(screen.queryByText("2 new")).toBeNull();
    expect(server.count(markSavedSearchRead)).toBe(1);
  });

  test("link to the filtered list and to what they found, and can be deleted", async () => {
    show("/events?view=searches");
    const link = await screen.findByRole("link", { name: "AI · Berlin" });
    expect(link.getAttribute("href")).toBe("/events?category=ai&city=Berlin&available=true&price=-5000");
    expect(screen.getByText(/2 events so far, the latest:/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Night Summit" }).getAttribute("href")).toBe(
      "/events?event=evt_1",
    );
    server.answer(listSavedSearches, []);
    await userEvent.click(screen.getByRole("button", { name: "Delete saved search: AI · Berlin" }));
    await screen.findByRole("heading", { name: "No saved searches" });
    expect(server.count(deleteSavedSearch)).toBe(1);
  });
});

describe("comparing packages", () => {
  const [offer] = eventDetail.packages;
  const packages = ["one", "two", "three", "four", "five"].map((id) => ({
    ...(offer as NonNullable<typeof offer>),
    id,
    name: `Package ${id}`,
  }));

  test("takes up to four, kept in the address", async () => {
    server.answer(getEvent, { ...eventDetail, packages });
    show("/events?event=evt_1&tab=sponsorship");
    for (const id of ["one", "two", "three", "four"])
      await userEvent.click(await screen.findByRole("checkbox", { name: `Compare Package ${id}` }));
    expect(shownAddress()).toContain("compare=evt_1.one%2Cevt_1.two%2Cevt_1.three%2Cevt_1.four");
    expect(screen.getByRole("checkbox", { name: "Compare Package five" })).toHaveProperty("disabled", true);
    await userEvent.click(screen.getByRole("checkbox", { name: "Compare Package two" }));
    expect(shownAddress()).toContain("compare=evt_1.one%2Cevt_1.three%2Cevt_1.four");
    await userEvent.click(screen.getByRole("link", { name: "Compare" }));
    await screen.findByRole("table", { name: "Packages side by side" });
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Package",
      "Package one",
      "Package three",
      "Package four",
    ]);
  });

  test("shows the cost per attendee, and how it is computed", async () => {
    show("/events?view=compare&compare=evt_1.spk_1");
    const row = (await screen.findByText("Price per attendee")).closest("tr") as HTMLElement;
    expect(within(row).getByText("Price divided by expected attendees")).toBeDefined();
    // 38,000 / 5,200 = 7.307…
    expect(within(row).getByText("$7.31")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Remove Stage Partner" }));
    await screen.findByRole("heading", { name: "Nothing to compare" });
    expect(shownAddress()).toBe("/events?view=compare");
  });

  test("leaves out packages no longer on offer, and those that an address made up", async () => {
    show("/events?view=compare&compare=evt_1.gone,nonsense,evt_1.spk_1,evt_1.spk_1");
    await screen.findByRole("table", { name: "Packages side by side" });
    expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  });
});
