// @vitest-environment jsdom

import { getAdminOverview } from "@marquee/contracts/admin/admin";
import type { AnswerOf } from "@marquee/contracts/operation";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { OverviewTab } from "./overview-tab.tsx";

const well: AnswerOf<typeof getAdminOverview> = {
  users: { total: 40, suspended: 1, last7Days: 5 },
  revenue: { totalCents: 120_000, last30DaysCents: 30_000, payments: 12 },
  jobs: { open: 1, failedLast24Hours: 0, oldestOpenSeconds: 900 },
  queues: [{ name: "campaign", waiting: 0, deadLetters: 0 }],
  lastDay: { accounts: 3, purchases: 2, deals: 1 },
  adjustmentsWaiting: 0,
  approvalsWaiting: 0,
  roleChangesWaiting: 0,
  supportWaiting: 0,
  unreadable: 0,
  asOf: "2026-01-15T09:00:00.000Z",
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

async function sinceYesterday(overview: typeof well) {
  server.answer(getAdminOverview, overview);
  showPage(<OverviewTab />, { user: rita });
  return within(await screen.findByRole("region", { name: "Since yesterday" }));
}

test("says that all is well, with counts that link to their lists", async () => {
  const shown = await sinceYesterday(well);
  expect(shown.getByText("All is well")).toBeDefined();
  const links = shown.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["New accounts", "/admin?tab=users&days=1"],
    ["Purchases", "/admin?tab=purchases"],
    ["Deals signed", "/admin?tab=signed-deals"],
    ["Failed jobs", "/admin?tab=jobs&status=failed&days=1"],
    ["Dead letters", "/admin?tab=dead-letters"],
    ["Oldest job waiting", "/admin?tab=jobs"],
  ]);
});

test.each([
  ["a failed job", { jobs: { ...well.jobs, failedLast24Hours: 1 } }],
  ["a dead letter", { queues: [{ name: "chat", waiting: 0, deadLetters: 1 }] }],
  ["a job that waits", { jobs: { ...well.jobs, oldestOpenSeconds: 901 } }],
  ["a malformed row", { unreadable: 1 }],
])("asks for a look after %s", async (_, change) => {
  const shown = await sinceYesterday({ ...well, ...change });
  expect(shown.getByText("Needs a look")).toBeDefined();
  expect(shown.queryByText("All is well")).toBeNull();
});
