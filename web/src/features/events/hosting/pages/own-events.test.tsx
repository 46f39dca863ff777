// @vitest-environment jsdom

import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { duplicateEvent, listPackageTemplates } from "@marquee/contracts/events/event-reuse";
import { getEvent } from "@marquee/contracts/events/events";
import { listOwnEvents, type OwnEvent } from "@marquee/contracts/events/hosting";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { HostedEventPage } from "./hosted-event-page.tsx";
import { HostingPage } from "./hosting-page.tsx";

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

const show = (at: string) =>
  showPage(
    <Routes>
      <Route path="/hosting" element={<HostingPage />} />
      <Route path="/hosting/:id" element={<HostedEventPage />} />
    </Routes>,
    { at, user: hal },
  );
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));

test("an own event shows its spots and what is booked; search and order are in the address and sent", async () => {
  server.answer(listOwnEvents, [{ ...listed, sold: 3, held: 1, free: 8, booked: 45_000 }]);
  show("/hosting?q=night&sort=-booked");
  const cells = (await screen.findByRole("link", { name: "Night Summit" })).closest("tr") as HTMLElement;
  for (const text of ["3", "1", "8", "$45,000"]) expect(within(cells).getByText(text)).toBeDefined();
  const asked = () => Object.fromEntries(server.asked(listOwnEvents).at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ search: "night", sort: "-booked" });
  server.answer(listOwnEvents, []);
  fireEvent.input(screen.getByLabelText("Search your events"), { target: { value: "harbor" } });
  await userEvent.click(await button("Clear search"));
  await waitFor(() => expect(asked()).toEqual({ limit: "24", sort: "-booked" }));
  expect(shownAddress()).toBe("/hosting?sort=-booked");
});

test("an order that nobody offers is not sent", async () => {
  show("/hosting?sort=-updated");
  await screen.findByRole("link", { name: "Night Summit" });
  expect(server.asked(listOwnEvents).at(-1)?.query.get("sort")).toBeNull();
});

describe("duplicating an event", () => {
  test("asks for new times, proposes the same weekdays a year later, and opens the copy", async () => {
    const { date, endsAt } = draft;
    server.answer(duplicateEvent, { ...answered, id: "evt_copy" });
    show("/hosting/evt_1");
    await press("Duplicate");
    const later = (at: string) => new Date(Date.parse(at) + 52 * 7 * 86_400_000).getUTCDate();
    await screen.findByRole("dialog");
    await press("Create the draft");
    await waitFor(() => expect(shownAddress()).toBe("/hosting/evt_copy"));
    const [body] = server.bodies(duplicateEvent) as { date: string; endsAt: string }[];
    expect(new Date(body?.date ?? "").getUTCDay()).toBe(new Date(date).getUTCDay());
    expect([later(date), later(endsAt)]).toEqual([
      new Date(body?.date ?? "").getUTCDate(),
      new Date(body?.endsAt ?? "").getUTCDate(),
    ]);
  });

  test("says at the field what is wrong with the times", async () => {
    show("/hosting/evt_1");
    await press("Duplicate");
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.input(dialog.getByLabelText("Begins"), { target: { value: "2028-05-03T09:00" } });
    fireEvent.input(dialog.getByLabelText("Ends"), { target: { value: "2028-05-02T09:00" } });
    await press("Create the draft");
    await dialog.findByText("It must end after it begins");
    expect(server.count(duplicateEvent)).toBe(0);
  });
});

test("a new package can start from one of an earlier event", async () => {
  const { benefitItems } = eventDetail.packages[0] ?? { benefitItems: [] };
  const template = {
    id: "pkg_old",
    name: "Harbor Partner",
    description: "By the water.",
    price: 7_500,
    tier: "silver" as const,
    benefitItems,
    maxSponsors: 4,
    eventName: "Night Summit 2025",
  };
  server.answer(listPackageTemplates, [template]);
  show("/hosting/evt_1");
  await press("Add package");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(
    await dialog.findByLabelText("Start from"),
    "Harbor Partner, from Night Summit 2025",
  );
  expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Harbor Partner");
  expect(dialog.getByLabelText<HTMLInputElement>(/^Price/).value).toBe("7500");
  await userEvent.selectOptions(dialog.getByLabelText("Start from"), "A blank package");
  expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("");
});
