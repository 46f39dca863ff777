// @vitest-environment jsdom

import { type AskedRoleChange, decideRoleChange, listRoleChanges } from "@marquee/contracts/admin/requests";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { RoleChangesCard } from "./role-changes-card.tsx";

const waiting: AskedRoleChange = {
  userId: "usr_2",
  username: "boris",
  from: "event_host",
  to: "brand",
  reason: "We stopped hosting",
  status: "waiting",
  answer: null,
  requestedAt: "2026-01-05T09:00:00.000Z",
  decidedAt: null,
  ties: { events: 2, hostDeals: 3, sponsorDeals: 0, places: 0, clients: 0, agencies: 0 },
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

test.each([
  ["Approve", true, "Role changed"],
  ["Decline", false, "Request declined"],
] as const)("%s needs a reason, and names the request that was read", async (verb, approve, title) => {
  server.answer(listRoleChanges, [waiting]);
  server.answer(decideRoleChange, { ...waiting, status: approve ? "approved" : "declined" });
  showPage(<RoleChangesCard />, { user: rita });
  await userEvent.click(await screen.findByRole("button", { name: `${verb}: role change of boris` }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: verb }));
  await dialog.findByText("A reason is required");
  await userEvent.type(dialog.getByLabelText("Reason"), "As agreed by phone");
  await userEvent.click(dialog.getByRole("button", { name: verb }));
  await waitFor(() => expect(visibleToast()?.title).toBe(title));
  expect(server.bodies(decideRoleChange)).toEqual([
    { approve, requestedAt: waiting.requestedAt, reason: "As agreed by phone" },
  ]);
});

test("says what keeps an account in its role, and what goes on as before", async () => {
  server.answer(listRoleChanges, [
    waiting,
    { ...waiting, userId: "usr_3", username: "clara", to: "agency" },
    { ...waiting, userId: "usr_4", username: "dora", status: "declined", answer: "Not yet", ties: null },
  ]);
  showPage(<RoleChangesCard />, { user: rita });
  await screen.findByText(
    "Can't be approved yet: this account still has 2 published events and 3 open deals as a host.",
  );
  screen.getByText("Goes on as before: 2 published events and 3 open deals as a host.");
  screen.getByText("Answer: “Not yet”");
  expect(screen.queryByRole("button", { name: /dora/ })).toBeNull();
});
