// @vitest-environment jsdom

import {
  acceptClient,
  askClient,
  type Client,
  leaveClient,
  listClients,
} from "@marquee/contracts/account/agencies";
import { switchAccount } from "@marquee/contracts/account/team";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstPageOf } from "#account/switch-account.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { ClientsPage } from "./clients-page.tsx";

const agency = { ...ada, role: "agency", company: "Bright Agency" } as const;
const northwind: Client = {
  id: "usr_northwind",
  name: "Northwind Cloud",
  avatar: null,
  teamRole: "member",
  scope: "deals",
  payer: "client",
  since: "2026-01-10T09:00:00.000Z",
  state: "active",
  desk: { waiting: 3, isMore: false, openDeals: 2, openAmount: 12_000 },
};
const lantern: Client = {
  ...northwind,
  id: "usr_lantern",
  name: "Lantern",
  desk: { waiting: 1, isMore: false, openDeals: 1, openAmount: 500 },
};
const offering: Client = {
  ...northwind,
  id: "usr_offering",
  name: "Harbor Foods",
  state: "offered",
  desk: null,
};

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (clients: Client[], user: typeof ada = agency) => {
  server.answer(listClients, { clients, asked: [] });
  showPage(<ClientsPage />, { user });
};

test("each client shows what waits for it, and the sums over all stand above", async () => {
  show([northwind, lantern]);
  expect(await screen.findByText("3 things wait")).toBeDefined();
  expect(screen.getByText("1 thing waits")).toBeDefined();
  expect(screen.getByText("2 open deals worth $12,000")).toBeDefined();
  expect(screen.getByText("Over all clients: 4 waiting, 3 open deals worth $12,500")).toBeDefined();
});

test("a client whose access leaves deals out shows no numbers", async () => {
  show([{ ...northwind, scope: "campaigns", desk: null }]);
  expect(await screen.findByText("Deals aren't part of this access")).toBeDefined();
  expect(screen.queryByText(/open deals/)).toBeNull();
});

test("acting for a client begins on the first page that the access includes", async () => {
  server.refuse(switchAccount, "unavailable");
  show([northwind]);
  fireEvent.click(await screen.findByRole("button", { name: "Switch to client Northwind Cloud" }));
  await waitFor(() =>
    expect(server.bodies(switchAccount)).toEqual([{ accountId: northwind.id, through: agency.accountId }]),
  );
  expect((["everything", "deals", "campaigns"] as const).map(firstPageOf)).toEqual([
    "/",
    "/sponsorships",
    "/campaigns",
  ]);
});

test("what a company offers is accepted as it is shown, or declined", async () => {
  server.answer(acceptClient, undefined);
  server.answer(leaveClient, undefined);
  show([offering]);
  fireEvent.click(await screen.findByRole("button", { name: "Accept the access to Harbor Foods" }));
  await waitFor(() =>
    expect(server.bodies(acceptClient)).toEqual([{ teamRole: "member", scope: "deals", payer: "client" }]),
  );
  fireEvent.click(screen.getByRole("button", { name: "Decline the access to Harbor Foods" }));
  await waitFor(() => expect(server.count(leaveClient)).toBe(1));
});

test("giving up an access is confirmed first, by owners only", async () => {
  server.answer(leaveClient, undefined);
  show([northwind]);
  fireEvent.click(await screen.findByRole("button", { name: "Leave Northwind Cloud" }));
  expect(server.count(leaveClient)).toBe(0);
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Give up access" }));
  await waitFor(() => expect(server.count(leaveClient)).toBe(1));
  cleanup();
  show([northwind], { ...agency, teamRole: "manager" });
  await screen.findByRole("button", { name: "Switch to client Northwind Cloud" });
  expect(screen.queryByRole("button", { name: /^Leave/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Ask a company" })).toBeNull();
});

test("a company is asked by its owner's address, for what is chosen", async () => {
  server.answer(askClient, {
    id: "req_1",
    email: "ceo@lantern.example",
    teamRole: "member",
    scope: "deals",
    payer: "client",
    sentAt: "2026-01-10T09:00:00.000Z",
  });
  show([]);
  expect(await screen.findByText("No clients yet")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ask a company" }));
  const dialog = await screen.findByRole("dialog");
  const email = within(dialog).getByLabelText("Email address of the company's owner");
  fireEvent.change(email, { target: { value: "ceo@lantern.example" } });
  fireEvent.change(within(dialog).getByLabelText("Who pays for orders"), { target: { value: "agency" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Send request" }));
  await waitFor(() =>
    expect(server.bodies(askClient)).toEqual([
      { email: "ceo@lantern.example", teamRole: "member", scope: "deals", payer: "agency" },
    ]),
  );
});

test("the page is for agencies only", () => {
  show([], ada);
  expect(screen.getByText(/^Only accounts of the type Agency can use this page/)).toBeDefined();
});
