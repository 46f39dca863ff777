// @vitest-environment jsdom

import { type Approval, decideApproval, listApprovals } from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { ApprovalsCard } from "./approvals-card.tsx";

const waiting: Approval = {
  id: "apr_1",
  kind: "admin",
  subject: "usr_2",
  subjectName: "boris",
  before: { role: "brand", status: "active", isPartner: false },
  after: { role: "admin", status: "active", isPartner: false },
  reason: "Joins operations",
  status: "waiting",
  requestedBy: "otto",
  decidedBy: null,
  createdAt: "2026-01-05T09:00:00.000Z",
};
const cheaper: Approval = {
  ...waiting,
  id: "apr_2",
  kind: "creditPackage",
  subject: "1",
  subjectName: "Starter",
  reason: null,
  before: { name: "Starter", price: 4_900, creditAmount: 100, isActive: true },
  after: { name: "Starter", price: 3_900, creditAmount: 1_100, isActive: true },
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
  ["Approve", true, "Change approved"],
  ["Reject", false, "Change rejected"],
] as const)("%s asks first and then calls the server", async (verb, approve, title) => {
  server.answer(listApprovals, [waiting]);
  server.answer(decideApproval, { ...waiting, status: approve ? "approved" : "rejected", decidedBy: "rita" });
  showPage(<ApprovalsCard />, { user: rita });
  await screen.findByText("Role: Brand → Admin");
  await userEvent.click(screen.getByRole("button", { name: `${verb}: Make boris an admin` }));
  expect(server.count(decideApproval)).toBe(0);
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: verb }));
  await waitFor(() => expect(visibleToast()?.title).toBe(title));
  expect(server.bodies(decideApproval)).toEqual([{ approve }]);
});

test("an admin cannot decide their own request, and sees the values of decided changes", async () => {
  server.answer(listApprovals, [
    { ...waiting, requestedBy: "rita" },
    { ...cheaper, status: "approved", decidedBy: "otto" },
  ]);
  showPage(<ApprovalsCard />, { user: rita });
  await screen.findByText("Needs another admin");
  screen.getByText("Price: $49.00 → $39.00", { exact: false });
  screen.getByText("by otto");
  expect(screen.queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
});

test.each([
  [{ role: "brand", status: "active" }, "Remove boris as an admin"],
  [{ role: "admin", status: "suspended" }, "Suspend the admin boris"],
  [{ role: "brand", status: "suspended" }, "Remove boris as an admin"],
])("a second admin sees that an admin is to be taken away: %j", async (after, what) => {
  server.answer(listApprovals, [
    {
      ...waiting,
      before: { role: "admin", status: "active", isPartner: false },
      after: { ...after, isPartner: false },
    },
  ]);
  showPage(<ApprovalsCard />, { user: rita });
  await screen.findByRole("button", { name: `Approve: ${what}` });
});

test("says so when nothing is waiting", async () => {
  server.answer(listApprovals, []);
  showPage(<ApprovalsCard />, { user: rita });
  await screen.findByText("Nothing to approve");
});
