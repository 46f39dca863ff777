// @vitest-environment jsdom

import { type Adjustment, decideAdjustment, listAdjustments } from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { AdjustmentsTab } from "./adjustments-tab.tsx";

const waiting: Adjustment = {
  id: "adj_1",
  userId: "usr_2",
  username: "boris",
  amount: 5_000,
  reason: "Goodwill",
  status: "waiting",
  requestedBy: "otto",
  decidedBy: null,
  createdAt: "2026-01-05T09:00:00.000Z",
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
  ["Approve", true, "Adjustment approved"],
  ["Reject", false, "Adjustment rejected"],
] as const)("%s asks first and then calls the server", async (verb, approve, title) => {
  server.answer(listAdjustments, [waiting]);
  server.answer(decideAdjustment, { ...waiting, status: approve ? "booked" : "rejected", decidedBy: "rita" });
  showPage(<AdjustmentsTab />, { user: rita });
  await userEvent.click(await screen.findByRole("button", { name: `${verb} +5,000 for boris` }));
  expect(server.count(decideAdjustment)).toBe(0);
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: verb }));
  await waitFor(() => expect(visibleToast()?.title).toBe(title));
  expect(server.bodies(decideAdjustment)).toEqual([{ approve }]);
});

test("an admin cannot decide their own adjustment", async () => {
  server.answer(listAdjustments, [{ ...waiting, requestedBy: "rita" }]);
  showPage(<AdjustmentsTab />, { user: rita });
  await screen.findByText("Needs another admin");
  expect(screen.queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
});

test("a refusal is shown in the dialog, which stays open", async () => {
  server.answer(listAdjustments, [waiting]);
  server.refuse(decideAdjustment, "conflict");
  showPage(<AdjustmentsTab />, { user: rita });
  await userEvent.click(await screen.findByRole("button", { name: "Approve +5,000 for boris" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Approve" }));
  expect((await within(screen.getByRole("dialog")).findByRole("alert")).textContent).toMatch(/./);
  expect(visibleToast()?.variant).not.toBe("destructive");
});
