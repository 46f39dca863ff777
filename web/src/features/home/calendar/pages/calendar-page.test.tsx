// @vitest-environment jsdom

import {
  type CalendarEntry,
  createCalendarFeed,
  listCalendar,
  revokeCalendarFeed,
} from "@marquee/contracts/home/calendar";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unbroken } from "#format/unbroken.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { CalendarPage } from "./calendar-page.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listCalendar, { entries: [], feeds: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const event: CalendarEntry = {
  id: "evt_1",
  kind: "event",
  side: "brand",
  eventId: "evt_1",
  eventName: "Night Summit",
  isTentative: false,
  location: "San Francisco, CA",
  timeZone: "America/Los_Angeles",
  starts: "2026-12-05T03:00:00.000Z",
  ends: "2026-12-07T08:00:00.000Z",
  day: null,
  dealId: "deal_1",
  packageName: "Stage Partner",
  benefit: null,
};
const due: CalendarEntry = {
  ...event,
  id: "deal_1-2",
  kind: "deliverable",
  day: "2026-12-20",
  starts: null,
  ends: null,
  benefit: "Logo on the stage",
};

const cellOf = (day: string) => screen.getByText(day, { selector: "td *" }).closest("td") as HTMLElement;

test("an event stands on each of its days at its place, and once in the list", async () => {
  server.answer(listCalendar, { entries: [event, due], feeds: [] });
  showPage(<CalendarPage />, { at: "/calendar?month=2026-12" });
  const link = { name: "Night Summit" };
  await screen.findAllByRole("link", link);
  // It begins at 7 p.m. on the 4th there, and ends at midnight: not on the 7th, though it is the 7th in UTC.
  for (const day of ["Friday, December 4", "Saturday, December 5", "Sunday, December 6"])
    expect(within(cellOf(day)).getByRole("link", link).getAttribute("href")).toBe("/sponsorships/deal_1");
  for (const day of ["Thursday, December 3", "Monday, December 7"])
    expect(within(cellOf(day)).queryByRole("link")).toBeNull();
  expect(
    within(screen.getByRole("region", { name: `All of ${unbroken("December 2026")}` })).getAllByRole(
      "link",
      link,
    ),
  ).toHaveLength(1);
  expect(within(cellOf("Sunday, December 20")).getByRole("link").getAttribute("href")).toBe(
    "/sponsorships/deal_1?tab=deliverables",
  );
});

test("a day with more than fits leads to the list, and the month is in the address", async () => {
  const entries = ["a", "b", "c", "d", "e"].map((id) => ({ ...due, id, benefit: id }));
  server.answer(listCalendar, { entries, feeds: [] });
  showPage(<CalendarPage />, { at: "/calendar?month=2026-12" });
  const more = await screen.findByRole("link", { name: `2 more on ${unbroken("Sunday, December 20")}` });
  expect(document.querySelector(more.getAttribute("href") ?? "")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(shownAddress()).toBe("/calendar?month=2027-01");
  await screen.findByText("Nothing in January 2027");
  const asked = server.asked(listCalendar).at(-1)?.query;
  expect(asked?.get("from")).toBe("2026-12-27");
  expect(asked?.get("to")).toBe("2027-02-06");
});

test.each([
  ["brand", "Browse Brand Events"],
  ["event_host", "Create Event"],
] as const)("an empty month tells a %s what comes first", async (role, action) => {
  showPage(<CalendarPage />, { at: "/calendar?month=2026-12", user: { ...ada, role } });
  await screen.findByRole("link", { name: action });
});

test("an address for calendar apps is shown once, and can be revoked", async () => {
  server.answer(createCalendarFeed, {
    id: "shr_1",
    createdAt: "2026-01-05T09:00:00.000Z",
    url: "https://example.com/api/calendar/feeds/secret",
  });
  server.answer(revokeCalendarFeed, undefined);
  showPage(<CalendarPage />, { at: "/calendar" });
  const subscribe = await screen.findByRole<HTMLButtonElement>("button", { name: "Subscribe" });
  await waitFor(() => expect(subscribe.disabled).toBe(false));
  await userEvent.click(subscribe);
  server.answer(listCalendar, {
    entries: [],
    feeds: [{ id: "shr_1", createdAt: "2026-01-05T09:00:00.000Z" }],
  });
  await userEvent.click(screen.getByRole("button", { name: "Create address" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Address")).value).toContain("/secret");
  await userEvent.click(await screen.findByRole("button", { name: /^Revoke the address/ }));
  await screen.findByText("Address revoked");
  expect(server.count(revokeCalendarFeed)).toBe(1);
});
