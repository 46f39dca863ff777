// @vitest-environment jsdom

import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { getEvent } from "@marquee/contracts/events/events";
import { transitionEvent, updateEvent } from "@marquee/contracts/events/hosting";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listedDeal } from "#testing/deal-examples.ts";
import { eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { HostedEventPage } from "./hosted-event-page.tsx";

let server: FakeServer;
const hal = { ...ada, id: "usr_host", accountId: "usr_host", name: "Hal Host", role: "event_host" as const };
const published = { ...eventDetail, version: 3 };
const { saved: _saved, match: _match, ...answered } = published;
const open = { ...listedDeal, ownSide: "host" as const, with: { name: "Ada Park", company: "Acme" } };
const signed = {
  ...open,
  id: "deal_2",
  status: "active" as const,
  packageName: "Lounge",
  with: { name: "Bo Lind", company: "" },
};
const over = { ...open, id: "deal_3", status: "cancelled" as const, packageName: "Lanyard" };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getEvent, published);
  server.answer(listSponsorshipDeals, [open, signed, over]);
  server.answer(updateEvent, { ...answered, version: 4 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  showPage(
    <Routes>
      <Route path="/hosting/:id" element={<HostedEventPage />} />
    </Routes>,
    { at: "/hosting/evt_1", user: hal },
  );
const fieldOf = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
async function type(name: string, text: string): Promise<void> {
  fireEvent.input(await fieldOf(name), { target: { value: text } });
}
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save changes" }));
const asked = async () => within(await screen.findByRole("dialog", { name: "Change what contracts say?" }));

describe("a change of what contracts say about a published event", () => {
  test.each([
    ["Name", "Day Summit", "Event"],
    ["Begins", "2026-03-04T09:00", "Event days"],
    ["Location", "Dallas, TX", "Location"],
    ["Expected attendees", "9000", "Audience"],
    ["Who attends", "Founders", "Audience"],
  ])(
    "%s: says which deals follow it and how, and is saved once that is confirmed",
    async (field, text, label) => {
      show();
      await type(field, text);
      await save();
      const dialog = await asked();
      expect(dialog.getByText(label, { selector: "dt" })).toBeDefined();
      expect(dialog.getByText("2 deals are affected")).toBeDefined();
      const visible = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
      expect(visible).toEqual([
        expect.stringContaining("open are reopened"),
        expect.stringContaining("the sponsor may leave without fault"),
        expect.stringContaining("are told"),
        "Acme: Stage PartnerNegotiating",
        "Bo Lind: LoungeActive",
      ]);
      expect(server.count(updateEvent)).toBe(0);
      await userEvent.click(dialog.getByRole("button", { name: "Save and tell everybody" }));
      await waitFor(() => expect(server.count(updateEvent)).toBe(1));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    },
  );

  test("Back saves nothing and loses nothing that was typed", async () => {
    show();
    await type("Location", "Dallas, TX");
    await type("Description", "Three nights.");
    await save();
    await userEvent.click((await asked()).getByRole("button", { name: "Back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await fieldOf("Location")).value).toBe("Dallas, TX");
    expect((await fieldOf("Description")).value).toBe("Three nights.");
    expect(server.count(updateEvent)).toBe(0);
    await save();
    await asked();
  });

  test("is asked about again if the deals are others than those that were read", async () => {
    show();
    await type("Location", "Dallas, TX");
    await save();
    const dialog = await asked();
    server.answer(listSponsorshipDeals, [open, signed, { ...open, id: "deal_4", packageName: "Dinner" }]);
    await userEvent.click(dialog.getByRole("button", { name: "Save and tell everybody" }));
    await screen.findByText(/^The deals have changed since you opened this/);
    expect(dialog.getByText("3 deals are affected")).toBeDefined();
    expect(server.count(updateEvent)).toBe(0);
    await userEvent.click(dialog.getByRole("button", { name: "Save and tell everybody" }));
    await waitFor(() => expect(server.bodies(updateEvent)).toEqual([{ version: 3, location: "Dallas, TX" }]));
  });

  test("is saved without a question while no deal is about the event", async () => {
    server.answer(listSponsorshipDeals, [over]);
    show();
    await type("Location", "Dallas, TX");
    await save();
    await waitFor(() => expect(server.count(updateEvent)).toBe(1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is not saved while nobody can say which deals it concerns", async () => {
    server.refuse(listSponsorshipDeals, "unavailable");
    show();
    await type("Location", "Dallas, TX");
    await save();
    await screen.findByRole("alert", undefined, { timeout: 5_000 });
    expect(server.count(updateEvent)).toBe(0);
  });
});

test.each([
  ["Description", "Three nights."],
  ["Begins", "2026-03-05T11:30"],
  ["Website", "https://night.example"],
])("%s: a change that contracts do not print is saved without a question", async (field, text) => {
  show();
  await type(field, text);
  await save();
  await waitFor(() => expect(server.count(updateEvent)).toBe(1));
  expect(server.count(listSponsorshipDeals)).toBe(0);
});

describe("canceling a published event", () => {
  const dialogOf = async () => within(await screen.findByRole("dialog", { name: "Cancel Night Summit?" }));
  const canceled = { ...answered, status: "cancelled" as const, cancelReason: "No venue.", version: 4 };

  test("says first which deals end and which may be canceled", async () => {
    server.answer(transitionEvent, canceled);
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel event" }));
    const dialog = await dialogOf();
    await dialog.findByText("2 deals are affected");
    expect(dialog.getByText("Offers that are open end.")).toBeDefined();
    expect(dialog.getByText("Signed deals can be canceled by either side without fault.")).toBeDefined();
    fireEvent.input(dialog.getByLabelText("Reason"), { target: { value: "No venue." } });
    await userEvent.click(dialog.getByRole("button", { name: "Cancel event" }));
    await screen.findByText(/This event was canceled: No venue\./);
    expect(server.bodies(transitionEvent)).toEqual([{ action: "cancel", version: 3, reason: "No venue." }]);
  });

  test("is not done for other deals than were read, and keeps the reason", async () => {
    server.answer(transitionEvent, canceled);
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel event" }));
    const dialog = await dialogOf();
    await dialog.findByText("2 deals are affected");
    const reason = dialog.getByLabelText<HTMLTextAreaElement>("Reason");
    fireEvent.input(reason, { target: { value: "No venue." } });
    server.answer(listSponsorshipDeals, [{ ...open, status: "pending" }, signed]);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel event" }));
    await dialog.findByText(/^The deals have changed since you opened this/);
    expect(dialog.getByText(/accepted but not signed by both sides end/)).toBeDefined();
    expect(reason.value).toBe("No venue.");
    expect(server.count(transitionEvent)).toBe(0);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel event" }));
    await waitFor(() => expect(server.count(transitionEvent)).toBe(1));
  });
});
