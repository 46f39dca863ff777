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
])("%s is headed %s", (at, title) => {
  showPage(<AdminPage />, { at, user: rita });
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
});

test("only the visible tab queries the server, and a tab drops the filters of another", async () => {
  server.answer(listJobs, []);
  showPage(<AdminPage />, { at: "/admin?tab=users&q=boris", user: rita });
  await expect.poll(() => server.count(listUsers), { timeout: 10_000 }).toBe(1);
  await userEvent.click(screen.getByRole("tab", { name: "Jobs" }));
  await screen.findByText("No open jobs");
  expect(shownAddress()).toBe("/admin?tab=jobs");
  expect(server.count(listUsers)).toBe(1);
});
