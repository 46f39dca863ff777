// @vitest-environment jsdom

import type { TeamRole } from "@marquee/contracts/account/team-roles";
import {
  type DealPeople,
  followDeal,
  getDealPeople,
  setDealOwner,
  unfollowDeal,
} from "@marquee/contracts/deals/deal-people";
import {
  getSponsorshipDeal,
  listSponsorshipDeals,
  listSponsorshipPackages,
} from "@marquee/contracts/deals/deals";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deal, listedDeal, offeredPackage } from "#testing/deal-examples.ts";
import { event, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { DealPage } from "../pages/deal-page.tsx";

let server: FakeServer;
const ben = { id: "usr_ben", name: "Ben Ode" };
const self = { id: ada.id, name: ada.name };
const people: DealPeople = { owner: ben, followers: [], candidates: [self, ben] };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, deal);
  server.answer(listSponsorshipPackages, [offeredPackage]);
  server.answer(getEvent, eventDetail);
  server.answer(listEvents, [event]);
  server.answer(getDealPeople, people);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (hasTeam: boolean, teamRole: TeamRole = "owner") =>
  showPage(
    <Routes>
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at: "/sponsorships/deal_1", user: { ...ada, hasTeam, teamRole } },
  );
const team = async () => within(await screen.findByRole("region", { name: "Your team on this deal" }));

test("who is alone in their account sees nothing about colleagues, and asks nothing", async () => {
  show(false);
  await screen.findByRole("tab", { name: /History/ });
  expect(screen.queryByRole("region", { name: "Your team on this deal" })).toBeNull();
  expect(server.count(getDealPeople)).toBe(0);
});

test("somebody who negotiates gives the deal to a colleague", async () => {
  server.answer(setDealOwner, { ...people, owner: self });
  show(true, "member");
  const owner = await (await team()).findByRole("combobox", { name: "Owner" });
  await waitFor(() => expect(owner).toHaveProperty("value", ben.id));
  await userEvent.selectOptions(owner, "Ada Park (you)");
  await waitFor(() => expect(owner).toHaveProperty("value", ada.id));
  expect(server.bodies(setDealOwner)).toEqual([{ personId: ada.id }]);
  // Whoever owns it gets its notices anyway.
  expect((await team()).queryByRole("button", { name: "Follow" })).toBeNull();
});

test("a viewer reads who owns it, follows it and unfollows it", async () => {
  server.answer(followDeal, { ...people, followers: [self] });
  server.answer(unfollowDeal, people);
  show(true, "viewer");
  const shown = await team();
  expect(await shown.findByText("Ben Ode")).toBeDefined();
  expect(shown.queryByRole("combobox")).toBeNull();
  await userEvent.click(shown.getByRole("button", { name: "Follow" }));
  expect(await shown.findByText(/^Followed by .*Ada Park/)).toBeDefined();
  await userEvent.click(shown.getByRole("button", { name: "Unfollow" }));
  await waitFor(() => expect(shown.queryByText(/^Followed by/)).toBeNull());
});
