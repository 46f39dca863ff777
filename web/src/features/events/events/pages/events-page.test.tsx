// @vitest-environment jsdom
// cspell:ignore dtstart

import { createInquiry } from "@marquee/contracts/deals/inquiries";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { listSavedEvents, saveEvent, unsaveEvent } from "@marquee/contracts/events/saved-events";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as download from "#browser/download.ts";
import { event, eventDetail, inquiry } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { EventsPage } from "./events-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listEvents, [event]);
  server.answer(listSavedEvents, []);
  server.answer(getEvent, eventDetail);
  server.answer(saveEvent, undefined);
  server.answer(unsaveEvent, undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at = "/events", user = ada) => showPage(<EventsPage />, { at, user });
const asked = () => server.asked(listEvents).map(({ query }) => Object.fromEntries(query));

describe("the list", () => {
  test("reserves six places while it loads, then shows the events", async () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "Events" })).toBeDefined();
    expect(screen.getByRole("status").querySelectorAll(":scope > div")).toHaveLength(6);
    const card = within(
      (await screen.findByRole("link", { name: "Night Summit" })).closest("li") as HTMLElement,
    );
    expect(card.getByText("Enterprise tech")).toBeDefined();
    expect(card.getByText("5,200 attendees")).toBeDefined();
    expect(card.getByText("Austin")).toBeDefined();
    expect(card.getByText("Mar 5 – 7, 2026")).toBeDefined();
    expect(card.getByText("From $38,000")).toBeDefined();
    expect(card.getByText("4 spots left")).toBeDefined();
    // Its day says that it is upcoming.
    expect(card.queryByText("Upcoming")).toBeNull();
  });

  test("says what is sold out, and what has no packages", async () => {
    server.answer(listEvents, [
      { ...event, spotsLeft: 0 },
      { ...event, id: "evt_2", priceFrom: null, spotsLeft: 0 },
    ]);
    show();
    await screen.findByText("Sold out");
    expect(screen.getByText("No packages yet")).toBeDefined();
  });

  test("is searched and filtered through the address", async () => {
    show("/events?category=ai");
    await screen.findByRole("link", { name: "Night Summit" });
    expect(asked()).toEqual([{ limit: "24", category: "ai" }]);
    await userEvent.type(screen.getByPlaceholderText("Search events..."), "night");
    await waitFor(() => expect(shownAddress()).toBe("/events?category=ai&q=night"));
    await waitFor(() => expect(asked().at(-1)).toEqual({ limit: "24", category: "ai", search: "night" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Category" }), "All categories");
    await waitFor(() => expect(shownAddress()).toBe("/events?q=night"));
  });

  test("takes every filter from the address, and ignores invalid ones", async () => {
    show(
      "/events?q=night&price=5000-15000&tier=gold&available=true&attendees=10000-&status=upcoming&city=Oslo&from=2026-03-01&to=2026-02-30&category=opera",
    );
    await screen.findByRole("link", { name: "Night Summit" });
    expect(asked()).toEqual([
      {
        limit: "24",
        search: "night",
        minPrice: "5000",
        maxPrice: "15000",
        tier: "gold",
        available: "true",
        minAttendees: "10000",
        status: "upcoming",
        city: "Oslo",
        from: "2026-03-01",
      },
    ]);
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    expect(
      chips.getByRole("button", { name: "Remove filter Package price: $5,000 to $15,000" }),
    ).toBeDefined();
    await userEvent.click(chips.getByRole("button", { name: "Remove filter City: Oslo" }));
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty("city"));
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ limit: "24" }));
  });

  test("starts within days that are chosen at once", async () => {
    vi.setSystemTime("2026-01-31T23:30:00Z");
    show("/events?category=ai");
    await userEvent.click(screen.getByRole("button", { name: "More filters" }));
    const panel = screen.getByRole("button", { name: "More filters" }).nextElementSibling as HTMLElement;
    fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
    await userEvent.click(await screen.findByText("Next 30 days"));
    await waitFor(() => expect(shownAddress()).toBe("/events?category=ai&from=2026-01-31&to=2026-03-02"));
    vi.useRealTimers();
  });

  test("continues where it was: the first new card takes focus", async () => {
    server.answerPages(listEvents, [[event], [{ ...event, id: "evt_2", name: "Second Summit" }]]);
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    const next = await screen.findByRole("link", { name: "Second Summit" });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  test("says when nothing is found, and clears the filters that hid everything", async () => {
    server.answer(listEvents, []);
    show("/events?q=nothing");
    await screen.findByText("No events found");
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(shownAddress()).toBe("/events");
  });

  test("offers a retry when it could not be loaded", async () => {
    server.refuse(listEvents, "unavailable");
    show();
    await screen.findByText("Couldn't load events");
    server.answer(listEvents, [event]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "Night Summit" });
  });
});

describe("an event", () => {
  test("opens from its card, keeps its tab in the address, and leads back to the list as it was", async () => {
    show("/events?category=enterprise_tech");
    await userEvent.click(await screen.findByRole("link", { name: "Night Summit" }));
    await screen.findByRole("heading", { level: 1, name: "Night Summit" });
    expect(screen.getByText("Two nights about shipping software.")).toBeDefined();
    await userEvent.click(screen.getByRole("tab", { name: "Sponsorship" }));
    expect(shownAddress()).toContain("tab=sponsorship");
    expect(screen.getByText("$38,000")).toBeDefined();
    expect(screen.getByText("Up to 4 sponsors")).toBeDefined();
    await userEvent.click(screen.getByRole("link", { name: "Back to Events" }));
    expect(shownAddress()).toBe("/events?category=enterprise_tech");
    const card = await screen.findByRole("link", { name: "Night Summit" });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  test("goes into a calendar at the hours of its place", async () => {
    const save = vi.spyOn(download, "downloadText").mockReturnValue();
    show("/events?event=evt_1");
    await userEvent.click(await screen.findByRole("button", { name: "Add to calendar" }));
    const [fileName, text = "", type] = save.mock.calls[0] ?? [];
    expect([fileName, type]).toEqual(["night-summit.ics", "text/calendar"]);
    expect(text).toContain("DTSTART;TZID=America/Chicago:20260305T030000");
    expect(text.replaceAll("\r\n ", "")).toContain(`URL:${location.origin}/events?event=evt_1`);
  });

  test("can be linked to, tab and all", async () => {
    show("/events?event=evt_1&tab=audience");
    await screen.findByText("CTOs and heads of platform");
    expect(screen.getByRole("tab", { name: "Audience", selected: true })).toBeDefined();
  });

  test("says that it takes one sponsor per industry, and which are taken", async () => {
    server.answer(getEvent, {
      ...eventDetail,
      oneSponsorPerIndustry: true,
      takenIndustries: ["tech", "nonprofit"],
    });
    show("/events?event=evt_1&tab=sponsorship");
    await screen.findByText("One sponsor per industry.");
    expect(screen.getByText("Taken: Tech, Nonprofit")).toBeDefined();
  });

  test("says how quickly the host replies, once that is known", async () => {
    const { host } = eventDetail;
    show("/events?event=evt_1");
    await screen.findByText(host.name);
    expect(screen.queryByText(/Usually replies/)).toBeNull();
    for (const [medianReplyHours, text] of [
      [0.4, "Usually replies within an hour"],
      [4.6, "Usually replies within 5 hours"],
      [72, "Usually replies within 3 days"],
    ] as const) {
      cleanup();
      server.answer(getEvent, { ...eventDetail, host: { ...host, medianReplyHours } });
      show("/events?event=evt_1");
      await screen.findByText(text);
    }
  });

  test("shows how reliable its host is and who sponsored them, once there is something to show", async () => {
    show("/events?event=evt_1");
    await screen.findByText("No completed deals with this host yet.");
    expect(screen.queryByText(/signed deals completed/)).toBeNull();
    cleanup();
    server.answer(getEvent, {
      ...eventDetail,
      host: { ...eventDetail.host, completionRate: 2 / 3 },
      pastSponsors: [
        { company: "Northwind", eventName: "Night Summit 2025", at: "2025-06-01T09:00:00.000Z" },
      ],
    });
    show("/events?event=evt_1");
    await screen.findByText("67% of signed deals completed");
    const past = within(screen.getByRole("region", { name: "Past Sponsors" }));
    expect(past.getByRole("listitem").textContent).toContain("NorthwindNight Summit 2025");
  });

  test("says so when it has no packages", async () => {
    server.answer(getEvent, { ...eventDetail, packages: [] });
    show("/events?event=evt_1&tab=sponsorship");
    await screen.findByText("No Packages Available");
    expect(screen.getByText("No packages available for this event.")).toBeDefined();
  });
});

describe("Save Event", () => {
  const save = () => screen.findByRole("button", { name: /^(Save Event|Saved)/, pressed: false });
  const saved = () => screen.findByRole("button", { name: /^(Save Event|Saved)/, pressed: true });

  test("shows at once on card and page, and is undone the same way", async () => {
    show();
    await userEvent.click(await save());
    await saved();
    expect(server.count(saveEvent)).toBe(1);
    server.answer(getEvent, { ...eventDetail, saved: true });
    await userEvent.click(screen.getByRole("link", { name: "Night Summit" }));
    await userEvent.click(await saved());
    await save();
    expect(server.count(unsaveEvent)).toBe(1);
  });

  test("is reverted with a message when it is refused", async () => {
    server.refuse(saveEvent, "unavailable");
    show();
    await userEvent.click(await save());
    await waitFor(() => expect(server.count(saveEvent)).toBe(1));
    await save();
    expect(visibleToast()?.title).toBe("Couldn't save the event");
  });

  /** Delays the answers to save requests until released. */
  function holdSaving(): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
      const answer = await server.fetch(...call);
      if (call[1]?.method === "PUT") await held;
      return answer;
    });
    return release;
  }

  test("a double click is one change", async () => {
    const release = holdSaving();
    show();
    await userEvent.dblClick(await save());
    release();
    await saved();
    expect(server.count(saveEvent) + server.count(unsaveEvent)).toBe(1);
  });

  test("undone before the answer, the event is saved and then unsaved", async () => {
    const release = holdSaving();
    show();
    const button = await save();
    fireEvent.click(button);
    await saved();
    fireEvent.click(button);
    await save();
    expect(server.count(unsaveEvent)).toBe(0);
    release();
    await waitFor(() => expect(server.count(unsaveEvent)).toBe(1));
    expect(server.count(saveEvent)).toBe(1);
    await save();
  });

  test("saved events have their own list, which says when it is empty", async () => {
    server.answer(listSavedEvents, [{ ...event, saved: true }]);
    show("/events?q=night&view=saved");
    await screen.findByRole("link", { name: "Night Summit" });
    expect(server.count(listEvents)).toBe(0);
    cleanup();
    server.answer(listSavedEvents, []);
    show("/events?view=saved");
    await screen.findByText("No saved events");
    await userEvent.click(screen.getByRole("link", { name: "Browse events" }));
    expect(shownAddress()).toBe("/events");
  });
});

describe("Contact Organizer", () => {
  const card = async () => within(await screen.findByRole("region", { name: "Event Host" }));

  test("sends topic and message once, keeps the draft until then, and leads to the thread", async () => {
    show("/events?event=evt_1");
    await userEvent.click((await card()).getByRole("button", { name: "Contact Organizer" }));
    let dialog = await screen.findByRole("dialog", { name: "Contact Organizer" });
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Topic" }), "Audience");
    fireEvent.change(within(dialog).getByRole("textbox", { name: "Message" }), {
      target: { value: "Who comes?" },
    });
    const address = shownAddress();

    cleanup();
    server.refuse(createInquiry, "unavailable");
    show(address);
    dialog = await screen.findByRole("dialog", { name: "Contact Organizer" });
    expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox").value).toBe("Who comes?");
    await userEvent.click(within(dialog).getByRole("button", { name: "Send message" }));
    await within(dialog).findByRole("alert");

    server.answer(createInquiry, inquiry);
    await userEvent.click(within(dialog).getByRole("button", { name: "Send message" }));
    await waitFor(() => expect(shownAddress()).toBe("/inquiries/inq_1"));
    expect(server.bodies(createInquiry)).toEqual([
      { topic: "audience", message: "Who comes?" },
      { topic: "audience", message: "Who comes?" },
    ]);
    const keys = server.asked(createInquiry).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).not.toBeNull();
    expect(new Set(keys).size).toBe(1);
    expect(Object.keys(localStorage).filter((key) => key.includes("contact-organizer"))).toEqual([]);
  });

  test("an empty message is refused at its field", async () => {
    show("/events?event=evt_1&contact=organizer");
    await userEvent.click(await screen.findByRole("button", { name: "Send message" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Message is required");
    expect(server.count(createInquiry)).toBe(0);
  });

  test.each([
    ["a host", { ...ada, role: "event_host" as const }],
    [
      "the user who runs the event",
      { ...ada, id: "usr_host", accountId: "usr_host", role: "agency" as const },
    ],
    ["an admin", { ...ada, role: "admin" as const }],
  ])("is not offered to %s", async (_who, user) => {
    show("/events?event=evt_1&contact=organizer", user);
    await card();
    expect(screen.queryByRole("button", { name: "Contact Organizer" })).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
