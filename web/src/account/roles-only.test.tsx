// @vitest-environment jsdom

import { createSponsorshipDeal, listSponsorshipPackages } from "@marquee/contracts/deals/deals";
import { type UserRole, userRoles } from "@marquee/contracts/enums";
import { listEvents } from "@marquee/contracts/events/events";
import { createEvent } from "@marquee/contracts/events/hosting";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NewDealPage } from "#features/deals/deals/pages/new-deal-page.tsx";
import { NewEventPage } from "#features/events/hosting/pages/new-event-page.tsx";
import { ada, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";

beforeEach(() => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listEvents, []);
  server.answer(listSponsorshipPackages, []);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["an event", NewEventPage, createEvent, "Event Host or Agency"],
  ["a deal", NewDealPage, createSponsorshipDeal, "Brand or Agency"],
])(
  "the form of %s opens to the roles that may send it, and others are told at once",
  (_, Form, { access }, names) => {
    const allowed: readonly UserRole[] = access.roles;
    for (const role of userRoles) {
      showPage(<Form />, { user: { ...ada, role } });
      const notice = screen.queryByText(new RegExp(`^Only accounts of the type ${names} can use this page`));
      expect(notice === null, role).toBe(allowed.includes(role));
      expect(screen.queryAllByRole("button").length > 0, role).toBe(allowed.includes(role));
      cleanup();
    }
  },
);

test.each([
  ["an event", NewEventPage, "event_host"],
  ["a deal", NewDealPage, "brand"],
] as const)("the form of %s stays closed to a viewer of the company, who is told why", (_, Form, role) => {
  showPage(<Form />, { user: { ...ada, role, teamRole: "viewer" } });
  expect(screen.getByText(/^You're a viewer in this company/)).toBeDefined();
  expect(screen.queryAllByRole("button")).toEqual([]);
});
