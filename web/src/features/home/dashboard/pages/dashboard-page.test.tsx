// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { listMessages } from "@marquee/contracts/chat/chat";
import { listBrandDeals } from "@marquee/contracts/deals/deals";
import { listEvents } from "@marquee/contracts/events/events";
import { listRecommendedEvents } from "@marquee/contracts/events/match";
import { type Dashboard, getDashboard, listNeeds } from "@marquee/contracts/home/dashboard";
import { getChecklist } from "@marquee/contracts/home/onboarding";
import { getAnalytics } from "@marquee/contracts/insight/analytics";
import { listCampaignGenerations, listCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useAppDialog } from "#browser/app-dialog.ts";
import { analytics } from "#testing/analytics-examples.ts";
import { generation } from "#testing/campaign-examples.ts";
import { listedDeal } from "#testing/deal-examples.ts";
import { event, eventDetail } from "#testing/event-examples.ts";
import { site } from "#testing/examples.ts";
import { ada, adaForClient, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { need, needs } from "#testing/need-examples.ts";
import { showPage } from "#testing/show-page.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const numbers: Dashboard = {
  asOf: "2026-01-15T09:00:00.000Z",
  side: "brand",
  activeDeals: 3,
  openDeals: 2,
  upcomingEvents: 4,
  monthAmount: 12_500,
  previousMonthAmount: 10_000,
  averageRoi: { value: 2.13, deals: 5 },
  nextEvents: [],
  dealsUnderWay: [
    {
      id: listedDeal.id,
      packageId: listedDeal.packageId,
      packageName: listedDeal.packageName,
      eventName: listedDeal.eventName,
      status: "active",
      amount: listedDeal.amount,
      closingDate: listedDeal.closingDate,
    },
  ],
  otherSide: null,
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  server.answer(getPublicSettings, site);
  server.answer(getDashboard, numbers);
  server.answer(listNeeds, needs(need("answer_offer")));
  server.answer(listMessages, []);
  server.answer(listRecommendedEvents, [{ ...event, match: eventDetail.match ?? { score: 92, parts: [] } }]);
  server.answer(getAnalytics, analytics);
  server.answer(listCampaignGenerations, [
    generation,
    { ...generation, generationId: "gen_2", status: "failed" },
  ]);
  server.answer(listCampaignIdeas, []);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Finds a number and its note by the number's name. */
async function tile(name: string) {
  const link = screen.getByRole("link", { name });
  const tile = link.closest("div");
  await vi.waitFor(() => expect(tile?.querySelector("dd span")?.textContent).not.toBe(""));
  return { to: link.getAttribute("href"), text: tile?.querySelector("dd")?.textContent };
}

describe("the greeting", () => {
  test.each([
    ["Asia/Tokyo", "Good evening, Ada", "Saturday, January 17, 2026"],
    ["Europe/Berlin", "Good morning, Ada", "Saturday, January 17, 2026"],
    ["America/Los_Angeles", "Good evening, Ada", "Friday, January 16, 2026"],
  ])("in %s is that of the account's clock", async (timeZone, words, day) => {
    vi.spyOn(Date, "now").mockReturnValue(
      Date.parse("2026-01-17T09:30:00Z") - (timeZone.startsWith("America") ? 4 : 0) * 3_600_000,
    );
    showPage(<DashboardPage />, { user: { ...ada, timeZone } });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(words);
    expect(screen.getByText(day)).toBeDefined();
    vi.restoreAllMocks();
  });
});

describe("the first steps", () => {
  const onboarding = { ...ada.onboarding, checklistDismissed: false };

  test("are those of an account's own people, not of an agency that works for it", async () => {
    server.answer(getChecklist, [{ item: "savedEvent", done: false }]);
    showPage(<DashboardPage />, { user: { ...ada, onboarding } });
    expect(await screen.findByText("First steps")).toBeDefined();
    cleanup();
    showPage(<DashboardPage />, { user: { ...adaForClient, onboarding } });
    expect(await tile("Active Deals")).toBeDefined();
    expect(screen.queryByText("First steps")).toBeNull();
    expect(server.count(getChecklist)).toBe(1);
  });
});

describe("the numbers", () => {
  test("come in one answer, and each links to its source", async () => {
    showPage(<DashboardPage />);
    expect(await tile("Active Deals")).toEqual({ to: "/sponsorships?tab=active", text: "32 in negotiation" });
    expect(await tile("Upcoming Events")).toMatchObject({ to: "/events" });
    expect(await tile("Spend this month")).toEqual({
      to: "/analytics",
      text: "$12,500+25%$10,000 last month",
    });
    expect(await tile("Average ROI")).toEqual({ to: "/roi", text: "2.13xAcross 5 deals" });
    expect(server.count(getDashboard)).toBe(1);
  });

  test("show a host their revenue and events, and say so if there are no results", async () => {
    server.answer(getDashboard, { ...numbers, side: "host", averageRoi: null });
    showPage(<DashboardPage />, { user: { ...ada, role: "event_host" } });
    expect(await tile("Revenue this month")).toMatchObject({ to: "/analytics" });
    expect(await tile("Upcoming Events")).toMatchObject({ to: "/hosting" });
    expect((await tile("Average ROI")).text).toBe("–No results recorded yet");
  });

  test("show both sides to somebody who sponsors and hosts", async () => {
    server.answer(getDashboard, {
      ...numbers,
      side: "host",
      monthAmount: 0,
      previousMonthAmount: 0,
      averageRoi: null,
      otherSide: {
        side: "brand",
        monthAmount: 13_500,
        previousMonthAmount: 0,
        averageRoi: { value: 1.6, deals: 2 },
      },
    });
    showPage(<DashboardPage />, { user: { ...ada, role: "event_host" } });
    expect((await tile("Revenue this month")).text).toBe("$0$0 last month · $13,500 as a sponsor");
    expect((await tile("Average ROI")).text).toBe("–No results recorded yet · 1.6x as a sponsor");
  });

  test("report that they could not be loaded, and the rest of the page is there", async () => {
    server.refuse(getDashboard, "internal");
    showPage(<DashboardPage />);
    expect(await screen.findAllByText("Couldn't load")).toHaveLength(4);
    expect(await screen.findByRole("region", { name: "Recommended Events" })).toBeDefined();
  });
});

test("what waits for the user comes first", async () => {
  showPage(<DashboardPage />);
  const needed = await screen.findByRole("region", { name: /^Needs you/ });
  const numbers = screen.getByRole("link", { name: "Active Deals" });
  expect(needed.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe("the next events", () => {
  const next = {
    id: "evt_1",
    name: "Harbor Nights",
    date: "2026-02-01T09:00:00.000Z",
    endsAt: "2026-02-02T09:00:00.000Z",
    timeZone: "UTC",
    amount: 45_000,
  };
  const hosted = { ...next, side: "host" as const, spots: { sold: 3, held: 1, free: 6, worth: 120_000 } };
  const sponsored = { ...next, id: "evt_2", name: "Quay Talks", side: "brand" as const, spots: null };

  test("come right after a host's numbers, with what is sold, held and free, and booked of what they are worth", async () => {
    server.answer(getDashboard, { ...numbers, side: "host", nextEvents: [hosted] });
    showPage(<DashboardPage />, { user: { ...ada, role: "event_host" } });
    const card = within(await screen.findByRole("region", { name: "Your next events" }));
    const link = await card.findByRole("link", { name: "Harbor Nights" });
    expect(link.getAttribute("href")).toBe("/hosting/evt_1");
    expect(card.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["3", "1", "6"]);
    expect(link.closest("li")?.textContent).toContain("$45,000 of $120,000 booked");
    expect(screen.getByRole("link", { name: "Create Event" }).getAttribute("href")).toBe("/hosting/new");
  });

  test("of an agency are those of both sides", async () => {
    server.answer(getDashboard, { ...numbers, nextEvents: [hosted, sponsored] });
    showPage(<DashboardPage />, { user: { ...ada, role: "agency" } });
    const card = within(await screen.findByRole("region", { name: "Your next events" }));
    expect((await card.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("You host"),
      expect.stringContaining("You sponsor$45,000 signed"),
    ]);
  });

  test("of a brand are those it sponsors, and without any there is no card", async () => {
    server.answer(getDashboard, { ...numbers, nextEvents: [sponsored] });
    showPage(<DashboardPage />);
    const link = await screen.findByRole("link", { name: "Quay Talks" });
    expect(link.getAttribute("href")).toBe("/events?event=evt_2");
    cleanup();
    server.answer(getDashboard, numbers);
    showPage(<DashboardPage />);
    await screen.findByRole("region", { name: "Recent campaigns" });
    expect(screen.queryByRole("region", { name: "Your next events" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Create Event" })).toBeNull();
  });
});

describe("below the numbers", () => {
  test("the conversation itself accepts messages, and takes no focus", async () => {
    showPage(<DashboardPage />);
    const chat = within(await screen.findByRole("region", { name: "Morgan" }, { timeout: 30_000 }));
    const box = await chat.findByRole<HTMLTextAreaElement>("textbox");
    expect(document.activeElement).not.toBe(box);
    await userEvent.type(box, "Which events fit?");
    cleanup();
    showPage(<DashboardPage />);
    const again = within(await screen.findByRole("region", { name: "Morgan" }));
    expect((await again.findByRole<HTMLTextAreaElement>("textbox")).value).toBe("Which events fit?");
  });

  test("are the best-matching events, how deals performed, and deals in progress", async () => {
    showPage(<DashboardPage />);
    const events = within(await screen.findByRole("region", { name: "Recommended Events" }));
    expect((await events.findByRole("link", { name: new RegExp(event.name) })).getAttribute("href")).toBe(
      `/events?event=${event.id}`,
    );
    const performance = within(await screen.findByRole("region", { name: "Performance Analytics" }));
    expect(await performance.findByText("Leads by day")).toBeDefined();
    const deals = within(await screen.findByRole("region", { name: "Active Deals" }));
    expect(await deals.findByRole("link", { name: new RegExp(listedDeal.packageName) })).toBeDefined();
    const recent = within(await screen.findByRole("region", { name: "Recent campaigns" }));
    expect(await recent.findAllByRole("link", { name: /A late show/ })).toHaveLength(2);
    expect(recent.getByText("Failed")).toBeDefined();
    expect(recent.queryByText("Completed")).toBeNull();
  });

  test("the partner sees the events they sponsor and cybersecurity insights instead", async () => {
    server.answer(listBrandDeals, [listedDeal]);
    server.answer(listEvents, [{ ...event, name: "Secure Summit", attendeeCount: 400, priceFrom: 5_000 }]);
    showPage(<DashboardPage />, { user: { ...ada, isPartner: true } });
    const sponsored = within(await screen.findByRole("region", { name: "Sponsored Events" }));
    expect(await sponsored.findByRole("link", { name: new RegExp(listedDeal.eventName) })).toBeDefined();
    const insights = within(await screen.findByRole("region", { name: "Cybersecurity Insights" }));
    expect(await insights.findByRole("link", { name: /Secure Summit/ })).toBeDefined();
    expect(insights.getByText("$5,000")).toBeDefined();
    expect(server.asked(listEvents)[0]?.query.get("search")).toBe("security");
    expect(screen.queryByRole("region", { name: "Active Deals" })).toBeNull();
  });

  test("say that there is nothing yet, with what to do about it", async () => {
    server.answer(listRecommendedEvents, []);
    server.answer(getDashboard, { ...numbers, dealsUnderWay: [] });
    server.answer(getAnalytics, { ...analytics, measured: false });
    showPage(<DashboardPage />);
    expect(await screen.findByText("No recommendations yet")).toBeDefined();
    expect(await screen.findByText("No deals under way")).toBeDefined();
    expect(await screen.findByText("No results yet")).toBeDefined();
  });
});

test("the welcome guide can be opened again", async () => {
  const Opened = () => <output>{useAppDialog()}</output>;
  showPage(
    <>
      <DashboardPage />
      <Opened />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Welcome guide" }));
  expect(screen.getByText("welcome")).toBeDefined();
});
