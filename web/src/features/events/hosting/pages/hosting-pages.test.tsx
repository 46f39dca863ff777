// @vitest-environment jsdom

import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { listOwnCapacity } from "@marquee/contracts/events/capacity";
import { listPackageTemplates } from "@marquee/contracts/events/event-reuse";
import { getEvent } from "@marquee/contracts/events/events";
import {
  createEvent,
  createSponsorshipPackage,
  deleteEvent,
  listEventHistory,
  listOwnEvents,
  type OwnEvent,
  transitionEvent,
  updateEvent,
} from "@marquee/contracts/events/hosting";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dealPushes } from "#features/deals/deals/model/pushes.ts";
import { applyPush } from "#live/pushes.ts";
import { listedDeal } from "#testing/deal-examples.ts";
import { addOn, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { HostedEventPage } from "./hosted-event-page.tsx";
import { HostingPage } from "./hosting-page.tsx";
import { NewEventPage } from "./new-event-page.tsx";

let server: FakeServer;
const hal = { ...ada, id: "usr_host", accountId: "usr_host", name: "Hal Host", role: "event_host" as const };
const draft = { ...eventDetail, status: "draft" as const, version: 3 };
const { saved: _saved, match: _match, ...answered } = draft;
const listed: OwnEvent = {
  id: draft.id,
  name: draft.name,
  location: "",
  date: draft.date,
  endsAt: draft.endsAt,
  timeZone: draft.timeZone,
  timeZoneGuessed: false,
  category: draft.category,
  attendeeCount: 0,
  status: "draft",
  cancelReason: null,
  version: 3,
  sold: 0,
  held: 0,
  free: 0,
  booked: 0,
  createdAt: draft.createdAt,
  updatedAt: draft.createdAt,
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getEvent, draft);
  server.answer(listOwnEvents, [listed]);
  server.answer(listSponsorshipDeals, []);
  server.answer(listPackageTemplates, []);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at: string, user = hal) =>
  showPage(
    <Routes>
      <Route path="/hosting" element={<HostingPage />} />
      <Route path="/hosting/new" element={<NewEventPage />} />
      <Route path="/hosting/:id" element={<HostedEventPage />} />
    </Routes>,
    { at, user },
  );
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const fieldOf = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}(Optional)?$`));
/** Enters all text at once, because the fields' own tests cover typing letter by letter. */
async function type(name: string, text: string): Promise<void> {
  fireEvent.input(await fieldOf(name), { target: { value: text } });
}

describe("your events", () => {
  test("lists drafts with their status, and links to each", async () => {
    show("/hosting");
    await screen.findByText("Draft");
    await userEvent.click(screen.getByRole("link", { name: "Night Summit" }));
    expect(shownAddress()).toBe("/hosting/evt_1");
  });

  test("offers to create one while there is none", async () => {
    server.answer(listOwnEvents, []);
    show("/hosting");
    await screen.findByText("No events yet");
    expect(screen.getAllByRole("link", { name: "Create Event" })).toHaveLength(2);
  });
});

test("capacity counts sold, held, free and waiting spots, the next event first", async () => {
  const offer = {
    id: "pkg_1",
    name: "Gold",
    tier: "gold" as const,
    maxSponsors: 4,
    remaining: 1,
    waiting: 2,
    madeFor: null,
  };
  const { eventId: _, benefitItem: __, price: ___, createdAt: ____, ...seat } = addOn;
  const packages = [{ ...offer, sold: 2, heldUntil: [draft.date] }];
  const { id, name, date, endsAt, timeZone } = draft;
  server.answer(listOwnCapacity, [
    {
      id: "evt_2",
      name: "Later Summit",
      date: "2027-01-01T09:00:00.000Z",
      endsAt,
      timeZone,
      status: "upcoming",
      packages,
      addOns: [],
    },
    { id, name, date, endsAt, timeZone, status: "upcoming", packages, addOns: [] },
  ]);
  const client = show("/hosting?view=capacity");
  await screen.findByRole("link", { name: "Later Summit" });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Night Summit",
    "Later Summit",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
    ["2", "1", "1", "2"].concat(["2", "1", "1", "2"]),
  );

  // A deal has changed, so its spot may have been sold or released.
  server.answer(listOwnCapacity, [
    {
      id,
      name,
      date,
      endsAt,
      timeZone,
      status: "upcoming",
      packages: [{ ...offer, sold: 3, heldUntil: [] }],
      addOns: [seat],
    },
  ]);
  await act(async () =>
    applyPush([dealPushes], client, { type: "deal_updated", data: { deal: listedDeal } }),
  );
  await waitFor(() =>
    // Four for the package, and three for the add-on that has a capacity.
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      "3 0 1 2 1 0 2".split(" "),
    ),
  );
});

describe("a new event", () => {
  test("lists everything that is missing, keeps what was typed, and becomes a draft", async () => {
    server.answer(createEvent, answered);
    show("/hosting/new");
    await type("Name", "Night Summit");
    await press("Save draft");
    expect(await screen.findByText("Choose a category")).toBeDefined();
    expect(screen.getByText("Choose when it begins")).toBeDefined();
    expect(screen.getByRole("region", { name: "3 fields need your attention" })).toBeDefined();
    expect(server.count(createEvent)).toBe(0);
    cleanup();

    show("/hosting/new");
    expect((await fieldOf("Name")).value).toBe("Night Summit");
    await userEvent.selectOptions(await fieldOf("Category"), "Enterprise tech");
    await type("Begins", "2026-03-05T09:00");
    await type("Ends", "2026-03-07T18:30");
    await type("Expected attendees", "5,200");
    await press("Save draft");
    await waitFor(() => expect(shownAddress()).toBe("/hosting/evt_1"));
    expect(server.bodies(createEvent)).toMatchObject([
      {
        name: "Night Summit",
        category: "enterprise_tech",
        date: new Date("2026-03-05T09:00").toISOString(),
        endsAt: new Date("2026-03-07T18:30").toISOString(),
        attendeeCount: 5_200,
        eventUrl: null,
      },
    ]);
  });
});

describe("an event of the user's own", () => {
  test("sends only the changes, with the version that was read", async () => {
    server.answer(updateEvent, { ...answered, location: "Dallas, TX", version: 4 });
    show("/hosting/evt_1");
    await type("Location", "Dallas, TX");
    await press("Save draft");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Save draft" }).hasAttribute("disabled")).toBe(true),
    );
    expect(server.bodies(updateEvent)).toEqual([{ version: 3, location: "Dallas, TX" }]);
    expect(localStorage.length).toBe(0);
    await userEvent.click(screen.getByRole("checkbox", { name: /^One sponsor per industry/ }));
    await press("Save draft");
    await waitFor(() =>
      expect(server.bodies(updateEvent)[1]).toEqual({ version: 4, oneSponsorPerIndustry: true }),
    );
  });

  test("publishing saves what was typed first, and reports missing values at their fields", async () => {
    server.answer(updateEvent, { ...answered, location: "", version: 4 });
    server.refuse(transitionEvent, "validation_failed", { location: ["Location is required"] });
    show("/hosting/evt_1");
    await type("Location", "");
    await press("Publish");
    expect(await screen.findByText("Location is required")).toBeDefined();
    expect(server.bodies(transitionEvent)).toEqual([{ action: "publish", version: 4 }]);
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("location"));
  });

  test("stale_version where others changed other fields: both changes are kept without asking", async () => {
    show("/hosting/evt_1");
    await type("Location", "Dallas, TX");
    server.refuse(updateEvent, "stale_version");
    server.answer(getEvent, { ...draft, name: "Day Summit", version: 4 });
    const originalFetch = server.fetch;
    vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
      const answer = await originalFetch(...call);
      if (answer.status === 409)
        server.answer(updateEvent, { ...answered, name: "Day Summit", location: "Dallas, TX", version: 5 });
      return answer;
    });
    await press("Save draft");
    await screen.findByRole("heading", { name: "Day Summit" });
    expect(server.bodies(updateEvent)).toEqual([
      { version: 3, location: "Dallas, TX" },
      { version: 4, location: "Dallas, TX" },
    ]);
    expect((await fieldOf("Location")).value).toBe("Dallas, TX");
    expect((await fieldOf("Name")).value).toBe("Day Summit");
  });

  test.each([
    ["Keep mine", "Dallas, TX", 2],
    ["Use theirs", "Houston, TX", 1],
  ])("stale_version where both changed the same: %s", async (choice, location, saves) => {
    show("/hosting/evt_1");
    await type("Location", "Dallas, TX");
    server.refuse(updateEvent, "stale_version");
    server.answer(getEvent, { ...draft, location: "Houston, TX", version: 4 });
    await press("Save draft");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Houston, TX")).toBeDefined();
    expect(within(dialog).getByText("Dallas, TX")).toBeDefined();
    server.answer(updateEvent, { ...answered, location: "Dallas, TX", version: 5 });
    await press(choice);
    await waitFor(() => expect(server.count(updateEvent)).toBe(saves));
    expect((await fieldOf("Location")).value).toBe(location);
    if (saves === 2) expect(server.bodies(updateEvent)[1]).toEqual({ version: 4, location: "Dallas, TX" });
  });

  test("a canceled or past event can be viewed but not changed", async () => {
    server.answer(getEvent, { ...draft, status: "cancelled", cancelReason: "The venue closed." });
    show("/hosting/evt_1");
    await screen.findByText(/The venue closed\./);
    expect((await fieldOf("Name")).matches(":disabled")).toBe(true);
    expect(screen.queryByRole("button", { name: /Save|Publish|Cancel|package/ })).toBeNull();
  });

  test("cannot be canceled without a reason", async () => {
    server.answer(getEvent, { ...draft, status: "upcoming" });
    server.answer(transitionEvent, {
      ...answered,
      status: "cancelled",
      cancelReason: "The venue closed.",
      version: 4,
    });
    show("/hosting/evt_1");
    await press("Cancel event");
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel event" }));
    expect(await screen.findByText("Say why it's canceled")).toBeDefined();
    await type("Reason", "The venue closed.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel event" }));
    await screen.findByText(/This event was canceled: The venue closed\./);
    expect(server.bodies(transitionEvent)).toEqual([
      { action: "cancel", version: 3, reason: "The venue closed." },
    ]);
  });

  test("a draft is deleted after confirmation", async () => {
    server.answer(deleteEvent, undefined);
    show("/hosting/evt_1");
    await press("Delete draft");
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete draft" }));
    await waitFor(() => expect(shownAddress()).toBe("/hosting"));
    expect(server.count(deleteEvent)).toBe(1);
  });

  test("another user's event cannot be changed here", async () => {
    show("/hosting/evt_1", { ...hal, id: "usr_other", accountId: "usr_other" });
    await screen.findByText("You can't edit this event");
  });
});

describe("its packages", () => {
  test("are added with benefits in parts; errors are shown at their fields", async () => {
    const { packages } = eventDetail;
    server.answer(createSponsorshipPackage, packages[0] as never);
    show("/hosting/evt_1");
    await press("Add package");
    await screen.findByRole("dialog");
    await type("Price", "1,250.50");
    await press("Add benefit");
    await press("Save package");
    expect(await screen.findByText("Benefit is required")).toBeDefined();
    expect(screen.getByText("Name is required")).toBeDefined();
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.input(dialog.getByLabelText("Name"), { target: { value: "Gold" } });
    await type("Spots", "4");
    await type("What the sponsor gets", "Full pass");
    await type("Quantity", "4");
    await userEvent.selectOptions(dialog.getByLabelText("Kind"), "Tickets");
    await press("Save package");
    await waitFor(() => expect(server.count(createSponsorshipPackage)).toBe(1));
    expect(server.bodies(createSponsorshipPackage)).toEqual([
      {
        name: "Gold",
        tier: "gold",
        price: 1_250.5,
        maxSponsors: 4,
        description: "",
        benefitItems: [
          { kind: "tickets", text: "Full pass", quantity: 4, due: { days: 0, from: "after_event" } },
        ],
      },
    ]);
  });
});

test("an event that has never been changed says so", async () => {
  server.answer(listEventHistory, []);
  show("/hosting/evt_1?tab=history");
  expect(await screen.findByText("No changes yet")).toBeDefined();
});

test("the history says who changed what, and when", async () => {
  const at = "2026-01-05T09:00:00.000Z";
  server.answer(listEventHistory, [
    {
      id: "hst_2",
      version: 2,
      by: "Marquee",
      changes: [{ packageName: "Gold", field: "price", old: 9_000, new: 8_000 }],
      createdAt: at,
    },
    {
      id: "hst_1",
      version: 1,
      by: "Hal Host",
      changes: [{ packageName: null, field: "state", old: null, new: "draft" }],
      createdAt: at,
    },
  ]);
  show("/hosting/evt_1?tab=history");
  const entries = within(await screen.findByRole("list", { name: /newest first/ })).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Marquee changed the package Gold.*Price.*\$9,000.*\$8,000/),
    expect.stringMatching(/Hal Host created the event/),
  ]);
});
