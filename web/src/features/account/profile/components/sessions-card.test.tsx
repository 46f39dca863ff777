// @vitest-environment jsdom

import { listSessions, revokeSession } from "@marquee/contracts/account/security";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { SessionsCard } from "./sessions-card.tsx";

let server: FakeServer;
const sessions = Array.from({ length: 12 }, (_, index) => ({
  id: `ses_${index}`,
  device: `Device ${index}`,
  ip: "203.0.113.7",
  current: index === 11,
  createdAt: "2026-01-05T09:00:00.000Z",
  lastSeenAt: "2026-01-05T09:00:00.000Z",
}));

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSessions, sessions);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("five sessions are shown at first, including this device's, and all of them on demand", async () => {
  showPage(<SessionsCard />);
  await screen.findByText("Device 0");
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.getByText("This device")).toBeDefined();
  const all = screen.getByRole("button", { name: "Show all 12" });
  expect(all.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(all);
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  await userEvent.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
});

test("a device that could not be signed out reports it in its own row", async () => {
  server.refuse(revokeSession, "unavailable");
  showPage(<SessionsCard />);
  await userEvent.click(await screen.findByRole("button", { name: /^Sign out Device 0/ }));
  const alert = await screen.findByRole("alert");
  expect(alert.closest("li")?.textContent).toContain("Device 0");
});
