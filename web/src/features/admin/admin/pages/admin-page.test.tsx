// @vitest-environment jsdom

import { listUsers } from "@marquee/contracts/admin/admin";
import { listJobs } from "@marquee/contracts/admin/system";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, shownAddress, showPage } from "#testing/show-page.tsx";
import { AdminPage } from "./admin-page.tsx";

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
  ["/admin", "Admin Dashboard"],
  ["/admin?tab=users", "User Management"],
  ["/admin?tab=system", "System Control"],
  ["/admin?tab=nonsense", "Admin Dashboard"],
  ["/admin?tab=toString", "Admin Dashboard"],
])("%s is headed %s", (at, title) => {
  showPage(<AdminPage />, { at, user: rita });
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
});

test("only the visible tab queries the server, and a tab drops the filters of another", async () => {
  server.answer(listJobs, []);
  showPage(<AdminPage />, { at: "/admin?tab=users&q=boris", user: rita });
  await expect.poll(() => server.count(listUsers), { timeout: 10_000 }).toBe(1);
  await userEvent.click(screen.getByRole("tab", { name: "Work" }));
  await screen.findByText("No open jobs");
  expect(shownAddress()).toBe("/admin?tab=jobs");
  expect(server.count(listUsers)).toBe(1);
});

test.each([
  ["dashboard", "Overview"],
  ["users", "Users"],
  ["adjustments", "Approvals"],
  ["audit", "Audit log"],
  ["payments", "Webhooks"],
  ["ledger", "Ledger check"],
  ["jobs", "Jobs"],
  ["dead-letters", "Dead letters"],
  ["feedback", "Morgan feedback"],
  ["system", "System"],
])("the former address %s leads to %s, and so does the tab's own name", (former, label) => {
  for (const name of [former, label.toLowerCase().replace(" ", "-")]) {
    showPage(<AdminPage />, { at: `/admin?tab=${name}`, user: rita });
    const selected = screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);
    expect(selected.at(-1), name).toBe(label);
    cleanup();
  }
});

test("every tab is in one of four groups beside the overview, and its address is its name", () => {
  const found: string[] = [];
  for (const group of ["overview", "users", "webhooks", "jobs", "system"]) {
    showPage(<AdminPage />, { at: `/admin?tab=${group}`, user: rita });
    const [groups, inner] = screen.getAllByRole("tablist");
    expect([...(groups?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "People",
      "Money",
      "Work",
      "System",
    ]);
    for (const tab of inner?.children ?? []) {
      const name = tab.textContent?.toLowerCase().replace(" ", "-") ?? "";
      expect(tab.getAttribute("href")).toBe(`/admin?tab=${name}`);
      found.push(name);
    }
    cleanup();
  }
  expect(found).toHaveLength(11);
});
