// @vitest-environment jsdom

import {
  getRoleChange,
  type OwnRoleChange,
  requestRoleChange,
  withdrawRoleChange,
} from "@marquee/contracts/home/support";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { RoleChangeDialog } from "./role-change-dialog.tsx";

const nothing = { events: 0, hostDeals: 0, sponsorDeals: 0, places: 0, clients: 0, agencies: 0 };
const reason = "We run events for other brands now.";
const waiting: OwnRoleChange = {
  request: {
    from: "brand",
    to: "event_host",
    reason,
    status: "waiting",
    answer: null,
    requestedAt: "2026-01-05T09:00:00.000Z",
    decidedAt: null,
  },
  ties: nothing,
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => showPage(<RoleChangeDialog onClose={() => undefined} />, { user: ada });

test("says what a role means for what is open before it asks for it, then shows the request", async () => {
  server.answer(getRoleChange, { request: null, ties: { ...nothing, sponsorDeals: 3 } });
  server.answer(requestRoleChange, waiting);
  open();
  await userEvent.selectOptions(await screen.findByLabelText("New role"), "Agency");
  screen.getByText("3 open deals as a sponsor will go on as before.");
  await userEvent.selectOptions(screen.getByLabelText("New role"), "Event Host");
  screen.getByText(/You have 3 open deals as a sponsor, which an event host can't continue/);
  await userEvent.type(screen.getByLabelText("Why do you need it?"), reason);
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  await screen.findByText("Waiting for an admin");
  expect(server.bodies(requestRoleChange)).toEqual([{ role: "event_host", reason }]);
  expect(visibleToast()?.title).toBe("Request sent");
});

test("a reason that says nothing is not sent", async () => {
  server.answer(getRoleChange, { request: null, ties: nothing });
  open();
  await userEvent.type(await screen.findByLabelText("Why do you need it?"), "because");
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  await screen.findByText("Say why in at least 10 characters");
  expect(server.count(requestRoleChange)).toBe(0);
});

test("what waits can be withdrawn, and what was decided can be asked for anew", async () => {
  server.answer(getRoleChange, waiting);
  server.answer(withdrawRoleChange, {
    ...waiting,
    request: waiting.request && { ...waiting.request, status: "withdrawn" },
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw request" }));
  await waitFor(() => expect(visibleToast()?.title).toBe("Request withdrawn"));
  await userEvent.click(screen.getByRole("button", { name: "Make a new request" }));
  expect(screen.getByLabelText("New role")).toBeDefined();
});

test("a declined request shows the answer; a failure can be retried", async () => {
  server.refuse(getRoleChange, "unavailable");
  open();
  const retry = await screen.findByRole("button", { name: "Try again" }, { timeout: 5_000 });
  server.answer(getRoleChange, {
    ties: nothing,
    request: waiting.request && { ...waiting.request, status: "declined", answer: "Write to us first" },
  });
  await userEvent.click(retry);
  await screen.findByText("Write to us first");
});
