// @vitest-environment jsdom

import { checkLedgers, getAdminOverview } from "@marquee/contracts/admin/admin";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { LedgerTab } from "./ledger-tab.tsx";

let server: FakeServer;
const clean = { checkedUsers: 50, unreadable: 0, differences: [] };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.refuse(getAdminOverview, "unavailable");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function check(): Promise<void> {
  showPage(<LedgerTab />, { user: rita });
  await userEvent.click(screen.getByRole("button", { name: "Check all ledgers" }));
}

test("goes through every page and says that there is no difference", async () => {
  server.answerPages(checkLedgers, [clean, clean, { checkedUsers: 7, unreadable: 0, differences: [] }]);
  await check();
  await screen.findByText("0 differences: every balance matches its ledger.");
  expect(screen.getByText("Done. 107 accounts checked.")).toBeDefined();
  expect(server.asked(checkLedgers).map(({ query }) => query.get("cursor"))).toEqual([null, "1", "2"]);
});

test("names each difference", async () => {
  const difference = { userId: "usr_2", username: "boris", detail: "Stored 120, the ledger sums to 110." };
  server.answerPages(checkLedgers, [clean, { checkedUsers: 1, unreadable: 0, differences: [difference] }]);
  await check();
  await screen.findByText("1 difference");
  expect(screen.getByText(difference.detail)).toBeDefined();
  expect(screen.getByRole("link", { name: "boris" }).getAttribute("href")).toBe("/admin/accounts/usr_2");
  expect(screen.queryByText(/0 differences/)).toBeNull();
});

test("an interrupted check never claims that all is well", async () => {
  server.refuse(checkLedgers, "unavailable");
  await check();
  await screen.findByText("Interrupted. 0 accounts checked.");
  expect(screen.queryByText(/0 differences/)).toBeNull();
});

test("unreadable accounts are reported, and the check does not claim that all is well", async () => {
  server.answerPages(checkLedgers, [clean, { checkedUsers: 1, unreadable: 1, differences: [] }]);
  await check();
  await screen.findByText("1 account couldn't be loaded and isn't shown.");
  expect(screen.queryByText(/0 differences/)).toBeNull();
});
