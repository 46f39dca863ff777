// @vitest-environment jsdom

import { getAdminOverview } from "@marquee/contracts/admin/admin";
import { exportPurchases } from "@marquee/contracts/admin/recent";
import type { AnswerOf } from "@marquee/contracts/operation";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { OverviewTab } from "./overview-tab.tsx";

const well: AnswerOf<typeof getAdminOverview> = {
  users: { total: 40, suspended: 1, last7Days: 5 },
  revenue: { totalCents: 120_000, last30DaysCents: 30_000, payments: 12 },
  jobs: {
    open: 1,
    failedLast24Hours: 0,
    failedLastHour: 0,
    orderedToday: 0,
    failedOfToday: 0,
    oldestOpenSeconds: 900,
  },
  queues: [{ name: "campaign", waiting: 0, deadLetters: 0, oldestWaitingSeconds: null }],
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

test("the revenue is saved as a file of its purchases, in dollars", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return "blob:revenue";
  };
  URL.revokeObjectURL = () => undefined;
  const purchase = { id: "pay_1", userId: "usr_2", username: "boris", packageName: "Starter", credits: 100 };
  server.answer(exportPurchases, {
    rows: [{ ...purchase, keptCents: 7_450, createdAt: "2026-01-05T09:00:00.000Z" }],
    cut: false,
    unreadable: 0,
  });
  await sinceYesterday(well);
  await userEvent.click(screen.getByRole("button", { name: "Export revenue (CSV)" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, line] = ((await saved[0]?.text()) ?? "").split("\r\n");
  expect(head).toMatch(/bought \(UTC\),.*,"paid, less refunds \(USD\)"$/);
  expect(line).toBe("2026-01-05T09:00:00.000Z,pay_1,usr_2,boris,Starter,100,74.5");
});

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

test.each<[string, Partial<typeof well>]>([
  ["a failed job", { jobs: { ...well.jobs, failedLast24Hours: 1 } }],
  ["a dead letter", { queues: [{ name: "chat", waiting: 0, deadLetters: 1, oldestWaitingSeconds: null }] }],
  [
    "a message that no worker takes",
    { queues: [{ name: "chat", waiting: 1, deadLetters: 0, oldestWaitingSeconds: 121 }] },
  ],
  ["a job that waits", { jobs: { ...well.jobs, oldestOpenSeconds: 901 } }],
  ["a malformed row", { unreadable: 1 }],
])("asks for a look after %s", async (_, change) => {
  const shown = await sinceYesterday({ ...well, ...change });
  expect(shown.getByText("Needs a look")).toBeDefined();
  expect(shown.queryByText("All is well")).toBeNull();
});

test("the share of today's jobs that failed leads to them, and a queue that nothing empties says what to do", async () => {
  server.answer(getAdminOverview, {
    ...well,
    jobs: { ...well.jobs, orderedToday: 40, failedOfToday: 3, failedLastHour: 2, failedLast24Hours: 4 },
    queues: [{ name: "chat", waiting: 1, deadLetters: 0, oldestWaitingSeconds: 300 }],
  });
  showPage(<OverviewTab />, { user: rita });
  await screen.findByText("7.5%");
  expect(screen.getByText("3 of 40 jobs since midnight UTC failed")).toBeDefined();
  expect(screen.getByText("In 24 hours, 2 in the last one")).toBeDefined();
  expect(screen.getByRole("link", { name: "Job error rate" }).getAttribute("href")).toBe(
    "/admin?tab=jobs&status=failed&days=1",
  );
  expect(screen.getByRole("link", { name: "oldest waiting for 5 minutes" })).toBeDefined();
  expect(screen.getByText(/No worker has taken the oldest job yet/)).toBeDefined();
});
